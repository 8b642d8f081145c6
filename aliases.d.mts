export const aliases: { find: RegExp; replacement: string }[];
