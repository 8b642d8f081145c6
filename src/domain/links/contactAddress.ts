/** The address of a link to write an e-mail; encoded, so that it cannot add recipients or a text. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/** The address of a link to call a number: its digits and plus sign alone. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
