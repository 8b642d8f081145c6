import type { Endpoint, ResponseOf } from '#contract/types';
import { failure, type Input, type LooseInput, prepareCall, readAnswer, type SendOptions } from './send';

interface UploadOptions extends Pick<SendOptions, 'language'> {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends files with progress, which fetch cannot report.
 *
 * @throws ApiError like `send`; an abort rejects with the signal's reason
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { onProgress, signal, language }: UploadOptions = {},
): Promise<ResponseOf<E>> {
  const loose = input as LooseInput;
  const call = prepareCall(endpoint, loose, { language });
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    request.open(call.method, call.url);
    call.headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onerror = () => reject(failure('network', call.method, call.url));
    request.onload = () => {
      const response = new Response(request.status === 204 ? null : request.responseText, {
        status: request.status,
        headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
      });
      // where the answer came from in the end; a response that is made by hand does not know
      Object.defineProperties(response, {
        url: { value: request.responseURL },
        redirected: { value: request.responseURL !== '' && request.responseURL !== call.url.href },
      });
      readAnswer(response, call, loose.body).then((answer) => {
        onProgress?.(1);
        resolve(answer as ResponseOf<E>);
      }, reject);
    };
    request.send(call.body as XMLHttpRequestBodyInit);
  });
}
