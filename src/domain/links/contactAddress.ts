/** A link that writes to somebody; encoded, so that an address cannot add recipients or a text. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/** A link that calls somebody: digits and the plus sign alone. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
