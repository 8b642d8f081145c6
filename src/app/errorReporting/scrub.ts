const emailPattern = /[^\s@"'\\/<>]+(?:@|%40)[^\s@"'\\/<>]+\.[^\s@"'\\/<>]+/gi;
const tokenPattern = /\bToken\s+[^\s"'\\]+|\b[0-9a-f]{40,}\b/gi;
/** The link in a mail to set a new password: user name and token. */
const recoveryPattern = /(\/recover-account)\/[^\s/"'\\?#<>]+\/[^\s/"'\\?#<>]+/gi;
/** Query and hash of a URL: they can contain typed text. */
const queryPattern = /((?:https?:\/\/|\/)[^\s"'\\?#<>]*)[?#][^\s"'\\<>]*/gi;

/** Replaces e-mail addresses and tokens in a text, and removes the queries of URLs. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(recoveryPattern, '$1/[who]/[token]')
    .replace(queryPattern, '$1')
    .replace(tokenPattern, '[token]')
    .replace(emailPattern, '[e-mail]');

/** Applies `withoutSecrets` to every string inside a value, recursively. Binary data is not changed. */
export function scrubbed<T>(value: T): T {
  if (typeof value === 'string') return withoutSecrets(value) as T;
  if (Array.isArray(value)) return value.map(scrubbed) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, scrubbed(part)])) as T;
}
