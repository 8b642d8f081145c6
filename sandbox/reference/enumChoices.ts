/** Choices by the name of their enumeration: the server's key and its English label. */
export type EnumChoices = Record<string, readonly (readonly [number | string, string])[]>;
