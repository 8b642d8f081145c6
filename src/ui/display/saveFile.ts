/** Downloads a file under a name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoking the object URL at once would abort the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Converts a title to a file name: words joined by dashes, without characters that file systems reject. */
export const fileName = (title: string, extension: string) => `${baseName(title)}.${extension}`;

/** `fileName` without its extension. */
export const baseName = (title: string) =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'download';
