import { isApiError } from './errors';
import { formErrorText } from './formErrorText';
import { useErrorMessage } from './useErrorMessage';

/** Why a file could not be uploaded: what the server says of the file, else the sentence for the error. */
export function useUploadFailure(): (error: unknown) => string {
  const messageOf = useErrorMessage();
  return (error) => (isApiError(error) && formErrorText(error.formErrors)) || messageOf(error);
}
