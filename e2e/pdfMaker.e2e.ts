import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, password, shownFonts, test } from './fixtures';

interface Login {
  readonly id: number;
  readonly username: string;
  readonly first: string;
  readonly last: string;
  readonly token: string;
}

const languages = ['en', 'fr', 'es', 'ar'] as const;

const keyFactsIn = (language: string): string =>
  language === 'en'
    ? 'Key facts'
    : JSON.parse(readFileSync(`translations/${language}/dref/drefPrint.json`, 'utf8')).keyFacts;

async function logIn(request: APIRequestContext): Promise<Login> {
  const answer = await request.post('/get_auth_token', { data: { username: 'super@example.org', password } });
  return answer.json();
}

interface Row {
  readonly id: number;
  readonly appeal_code?: string | null;
  readonly country?: number;
  readonly assessment?: number | null;
}

/** The addresses that the server prints, with their closing slash, and a text of each. */
async function printedAddresses(
  request: APIRequestContext,
  token: string,
): Promise<readonly (readonly [string, string])[]> {
  const headers = { Authorization: `Token ${token}` };
  const rows = async (path: string): Promise<readonly Row[]> =>
    (await (await request.get(`/api/v2/${path}/?limit=200`, { headers })).json()).results;
  const idOf = async (kind: string, code: string) => {
    const found = (await rows(kind)).find(({ appeal_code }) => appeal_code === code);
    if (!found) throw new Error(`no ${kind} ${code}`);
    return found.id;
  };
  // refused where the test of another language has created it
  const data = { dref: await idOf('dref', 'MDRKE103'), starting_language: 'en' };
  await request.post('/api/v2/dref-final-report/', { headers, data });
  const [response, imminent] = ['MDRKE101', 'MDRKE103'];
  const cycle = (await rows('per-process-status')).find(({ assessment }) => assessment);
  return [
    [`/dref-applications/${await idOf('dref', response)}/export/`, response],
    [`/dref-operational-updates/${await idOf('dref-op-update', response)}/export/`, response],
    [`/dref-final-reports/${await idOf('dref-final-report', response)}/export/`, response],
    [`/old-dref-final-reports/${await idOf('dref-final-report', response)}/export/`, response],
    [`/dref-final-reports/${await idOf('dref-final-report', imminent)}/export/`, imminent],
    [`/countries/${cycle?.country}/per/${cycle?.id}/export/`, ''],
  ];
}

/** @source reference/real-server.md, section 6 */
for (const language of languages) {
  test(`every document is printed in ${language} with the login that the server's PDF maker stores`, async ({
    page,
  }) => {
    const { id, username, first, last, token } = await logIn(page.request);
    const stored = {
      user: JSON.stringify({ id, username, firstName: first, lastName: last, token }),
      language: JSON.stringify(language),
    };
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    for (const [address, code] of await printedAddresses(page.request, token)) {
      await page.goto(address);
      await expect(page.locator('#pdf-preview-ready'), address).toBeAttached();
      expect(await shownFonts(page), `${address} is printed in our fonts`).toBeGreaterThanOrEqual(2);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const article = page.getByRole('article').first();
      await expect(article, address).toContainText(code || /\d/);
      if (code) await expect(article, address).toContainText(keyFactsIn(language));
    }
  });
}
