const emailPattern = /[^\s@"'\\/<>]+(?:@|%40)[^\s@"'\\/<>]+\.[^\s@"'\\/<>]+/gi;
const tokenPattern = /\bToken\s+[^\s"'\\]+|\b[0-9a-f]{40,}\b/gi;
/** The link in a mail to set a new password: user name and token. */
const recoveryPattern = /(\/recover-account)\/[^\s/"'\\?#<>]+\/[^\s/"'\\?#<>]+/gi;
/** What follows the path of an address: it may hold typed text. */
const queryPattern = /((?:https?:\/\/|\/)[^\s"'\\?#<>]*)[?#][^\s"'\\<>]*/gi;

/** A text without e-mail addresses, tokens and the queries of addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(recoveryPattern, '$1/[who]/[token]')
    .replace(queryPattern, '$1')
    .replace(tokenPattern, '[token]')
    .replace(emailPattern, '[e-mail]');

/** The same of every text within a value, whatever its shape. Binary parts stay as they are. */
export function scrubbed<T>(value: T): T {
  if (typeof value === 'string') return withoutSecrets(value) as T;
  if (Array.isArray(value)) return value.map(scrubbed) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scrubbed(part)])) as T;
}
