/** The body value of a text for which the server does not accept null. */
export const textOrEmpty = (text: string | null) => text?.trim() ?? '';
