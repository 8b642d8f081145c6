/** The body value of a text that the server takes no null for. */
export const textOrEmpty = (text: string | null) => text?.trim() ?? '';
