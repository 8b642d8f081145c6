import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiError, isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { languageName } from '#domain/language/languageName';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { longFormStrings } from './strings';

interface StoredDocumentProps<Stored> {
  readonly query: UseQueryOptions<Stored, ApiError>;
  /** Said when there is none, or the person may not see it. */
  readonly missing: string;
  /** The form shows a document in another language without letting it be changed, and says why. */
  readonly showsOtherLanguages?: boolean;
  readonly children: (stored: Stored) => ReactNode;
}

/** A document that is translated says the language that it was written in; others have none. */
interface Translated {
  readonly translation_module_original_language?: string | null;
}

/**
 * Loads the document of an edit form: waiting, failed with a retry, missing, or written in another language. The server refuses edits
 * in another language, for a translation would replace the original.
 */
export function StoredDocument<Stored extends object>(props: StoredDocumentProps<Stored>) {
  const { query, missing, showsOtherLanguages = false, children } = props;
  const t = useStrings(longFormStrings);
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const { data, error, refetch } = useQuery(query);
  if (error && !data) {
    const isMissing = isRefusedOrMissing(error);
    return (
      <StateMessage state="error" message={isMissing ? missing : messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <FormSkeleton />;
  const { translation_module_original_language: original }: Translated = data;
  if (!showsOtherLanguages && original && original !== language) {
    return <Alert tone="warning" title={t.otherLanguage({ language: languageName(original, language) })} />;
  }
  return children(data);
}

/** Holds the place of a long form. */
export const FormSkeleton = () => <Skeleton kind="block" height="32rem" />;
