/** A mailto: URL. The address is encoded, so that it cannot add recipients or a body. */
export function mailto(email: string, mail: { readonly subject?: string; readonly body?: string } = {}): string {
  const parts = Object.entries(mail).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const query = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}${query}`;
}

/** A tel: URL of the digits and plus sign of a phone number. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
