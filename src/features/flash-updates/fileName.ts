/** The name of a file by its address, which is all that the server says of it. */
export function fileNameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || address;
  } catch {
    return last;
  }
}
