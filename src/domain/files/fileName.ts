/** The random part that the server puts before the name of an uploaded file. */
const serverPrefix = /^[0-9a-f]{12}-/;

/** The name of a stored file, from its URL: the server sends no name. */
export function fileNameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(serverPrefix, '') || address;
  } catch {
    return last;
  }
}
