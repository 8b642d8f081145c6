import { createHash } from 'node:crypto';
import type { LanguageBulkAction, LanguageBulkActions, LanguageString, LanguageStrings } from '#contract/language';
import type { TranslatedNamespace } from './translations';

/** Actions in one request: the server applies a request atomically and accepts bodies of a few megabytes. */
const batchSize = 500;

/** A translation as an editor of the server stores it. */
interface PushedString {
  readonly page_name: string;
  readonly key: string;
  readonly value: string;
  /** MD5 of the English text, by which outdated translations are detected. */
  readonly hash: string;
}

export const hashOf = (english: string) => createHash('md5').update(english).digest('hex');

/** The translations into a language, each with the hash of its English string. */
export const pushedStrings = (
  translated: readonly TranslatedNamespace[],
  englishFor: (namespace: string, key: string) => string | undefined,
): PushedString[] =>
  translated.flatMap(({ namespace, strings }) =>
    Object.entries(strings).flatMap(([key, value]) => {
      const english = englishFor(namespace, key);
      return english === undefined ? [] : [{ page_name: namespace, key, value, hash: hashOf(english) }];
    }),
  );

interface PushPlan {
  readonly missing: readonly PushedString[];
  /** Stored as translations of another English text. */
  readonly outdated: readonly PushedString[];
  /** Number of strings that editors of the server changed, which are kept. */
  readonly different: number;
  readonly same: number;
}

/** Compares translations with the server's. A string with the same English text that editors changed is kept. */
export function planPush(own: readonly PushedString[], stored: readonly LanguageString[]): PushPlan {
  const addressOf = ({ page_name, key }: Pick<LanguageString, 'page_name' | 'key'>) => JSON.stringify([page_name, key]);
  const byAddress = new Map(stored.map((each) => [addressOf(each), each]));
  const missing: PushedString[] = [];
  const outdated: PushedString[] = [];
  let different = 0;
  let same = 0;
  for (const string of own) {
    const row = byAddress.get(addressOf(string));
    if (!row) missing.push(string);
    else if (row.value === string.value) same += 1;
    else if (row.hash && row.hash !== string.hash) outdated.push(string);
    else different += 1;
  }
  return { missing, outdated, different, same };
}

/** An error of the server or the network; its message is shown to the user. */
export class PushError extends Error {}

const reasons: Readonly<Record<number, string>> = {
  401: 'the token is missing, wrong or expired',
  403: 'the user of the token may not edit the strings of this language',
  404: 'there is no such endpoint; is the address that of the API?',
  413: 'the call is too large for the server',
};

async function call<Answer>(method: 'GET' | 'POST', address: URL, token: string | null, body?: unknown) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Token ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) }).catch((error: Error) => {
    throw new PushError(`${address.origin} cannot be reached: ${error.message}`);
  });
  if (!response.ok) {
    const reason = reasons[response.status] ?? (await response.text()).slice(0, 300);
    throw new PushError(`${method} ${address.pathname} answered ${response.status}: ${reason}`);
  }
  return response.json().catch(() => {
    throw new PushError(`${method} ${address.pathname} did not answer with JSON`);
  }) as Promise<Answer>;
}

/** Reads the strings that the server stores for a language. @throws PushError */
export async function storedStrings(base: URL, language: string): Promise<readonly LanguageString[]> {
  const answer = await call<LanguageStrings>('GET', new URL(`api/v2/language/${language}/`, base), null);
  return answer.strings ?? [];
}

/** Sends strings in batches. @throws PushError when a batch is rejected; earlier batches stay stored */
export async function sendStrings(base: URL, language: string, strings: readonly PushedString[], token: string) {
  const address = new URL(`api/v2/language/${language}/bulk-action/`, base);
  const actions = strings.map((string): LanguageBulkAction => ({ action: 'set', ...string }));
  for (let sent = 0; sent < actions.length; sent += batchSize) {
    const body: LanguageBulkActions = { actions: actions.slice(sent, sent + batchSize) };
    await call('POST', address, token, body);
  }
}
