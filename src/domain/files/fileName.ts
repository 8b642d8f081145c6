/** The random prefix that the server adds to the name of an uploaded file. */
const serverPrefix = /^[0-9a-f]{12}-/;

/** The name of a stored file, from the last segment of its URL without the server's prefix. */
export function fileNameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decoded(last).replace(serverPrefix, '') || address;
}

/** A part of a URL as text; unchanged where its percent signs are not those of an encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
