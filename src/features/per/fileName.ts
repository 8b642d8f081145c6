/** The name of a stored file, from its address without the random part that the server puts before it; null for none. */
export function storedFileName(address: string): string | null {
  const last = address.split('?')[0]?.split('/').at(-1);
  if (!last) return null;
  try {
    return decodeURIComponent(last).replace(/^[0-9a-f]{12}-/, '');
  } catch {
    return last;
  }
}
