/** A text in Unicode bidi isolates (FSI, PDI), so that it neither reorders nor is reordered by a text of the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
