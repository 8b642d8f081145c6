/** The address of a link to write an e-mail; encoded, so that it cannot add recipients or a text of its own. */
export function mailto(email: string, mail: { readonly subject?: string; readonly body?: string } = {}): string {
  const parts = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const query = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}${query}`;
}

/** The address of a link to call a number: its digits and plus sign alone. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
