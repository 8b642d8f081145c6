import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiError, isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { isLanguage } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { OtherLanguage } from './OtherLanguage';
import { longFormStrings } from './strings';

interface StoredDocumentProps<Stored> {
  readonly query: UseQueryOptions<Stored, ApiError>;
  /** The message for a document that does not exist or is not visible to the user. */
  readonly missing: string;
  /** Whether the form shows a document in another language read-only, with the reason. */
  readonly showsOtherLanguages?: boolean;
  readonly children: (stored: Stored) => ReactNode;
}

/** The original language of a translated document; others have none. */
interface Translated {
  readonly translation_module_original_language?: string | null;
}

/**
 * Loads the document of an edit form; shows a skeleton, an error with a retry, or a message for a missing document or another language.
 * The server rejects edits in another language, because a translation would replace the original.
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
    const title = t.otherLanguage({ language: languageName(original, language) });
    return isLanguage(original) ? (
      <OtherLanguage title={title} language={original} />
    ) : (
      <Alert tone="warning" title={title} />
    );
  }
  return children(data);
}

/** The skeleton of a long form. */
export const FormSkeleton = () => <Skeleton kind="block" height="32rem" />;
