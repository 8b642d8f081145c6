import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LogInLink } from '#app/login/LogInLink';
import { type ApiError, isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';

interface RecordFrameProps<Stored> {
  readonly query: UseQueryResult<Stored, ApiError>;
  /** The message for a record that does not exist or is not visible. */
  readonly missing: string;
  readonly children: (stored: Stored) => ReactNode;
}

/** Shows a page's record: a skeleton while it is pending, an error with a retry, or the record. */
export function RecordFrame<Stored>({ query, missing, children }: RecordFrameProps<Stored>) {
  const messageOf = useErrorMessage();
  const { data, error, refetch } = query;
  const retry = () => void refetch();
  if (data === undefined && error) {
    const isMissing = isRefusedOrMissing(error);
    return (
      <StateMessage
        state="error"
        message={isMissing ? missing : messageOf(error)}
        onRetry={retry}
        actions={isMissing && <LogInLink />}
      />
    );
  }
  if (data === undefined) return <Skeleton kind="block" height="32rem" />;
  return (
    <>
      {error && <UpdateFailedNote onRetry={retry} />}
      {children(data)}
    </>
  );
}
