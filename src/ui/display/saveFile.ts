/** Hands a file to the reader under a name. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn; letting go at once would cut some downloads short.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as a file's name: words joined by dashes, no sign that a file system refuses. */
export const fileName = (title: string, extension: string) =>
  `${
    title
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'download'
  }.${extension}`;
