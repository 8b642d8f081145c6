/** The address of an uploaded file without its query, which holds a signature that differs from one reading to the next. */
export const unsignedAddress = (address: string): string => address.split('?')[0] ?? address;
