import type { Endpoint, ResponseOf } from '#contract/types';
import { type Input, type LooseInput, prepareCall, type SendOptions } from './call';
import { failure } from './errors';
import { readAnswer } from './readAnswer';
import { startTimeLimit, timeLimits } from './timeLimits';
import { type WriteOnceOptions, writeOnce } from './writeOnce';

interface SendFilesOptions extends Pick<SendOptions, 'language'> {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends files like `sendFiles`, guarded by `writeOnce`: after a new login the files are sent again. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { findDone, ...options }: SendFilesOptions & Pick<WriteOnceOptions<ResponseOf<E>>, 'findDone'> = {},
): Promise<ResponseOf<E>> {
  return writeOnce(() => sendFiles(endpoint, input, options), { findDone });
}

/**
 * Sends files with progress, which fetch cannot report.
 *
 * @throws ApiError like `send`, `timeout` once nothing more is sent; an abort rejects with the signal's reason
 */
export function sendFiles<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { onProgress, signal, language }: SendFilesOptions = {},
): Promise<ResponseOf<E>> {
  const loose = input as LooseInput;
  const call = prepareCall(endpoint, loose, { language });
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const limit = startTimeLimit(timeLimits.stalledUpload, signal);
    const request = new XMLHttpRequest();
    request.open(call.method, call.url);
    call.headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      limit.restart();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    // all bytes are sent: the limit of a write applies until the response
    request.upload.onload = () => limit.restart(timeLimits.write);
    limit.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.onloadend = () => limit.stop();
    request.onabort = () =>
      reject(
        limit.isExceeded()
          ? failure('timeout', call.method, call.url)
          : (signal?.reason ?? new DOMException('Aborted', 'AbortError')),
      );
    request.onerror = () => reject(failure('network', call.method, call.url));
    request.onload = () => {
      const response = new Response(request.status === 204 ? null : request.responseText, {
        status: request.status,
        headers: { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' },
      });
      // a constructed response has neither its URL nor whether it was redirected
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
