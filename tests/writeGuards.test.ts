import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints';
import type { Endpoint } from '#contract/types';

type Write = Extract<Endpoint, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`>;

/** What stands between a write and a second one, or a false word about it. */
type Guard =
  /** `useSave` of the form kit: the draft, the attempt and the comparison with the server's version. */
  | 'form'
  /** `useApiMutation` or `writeOnce`, which ask the server after a lost response. */
  | 'asked'
  /** `useApiMutation`, which sends again after a lost response: twice is as good as once. */
  | 'repeatable'
  /** `useApiMutation`: what is gone counts as deleted. */
  | 'deletion'
  /** An upload of the file field: what arrived unheard is an unused file, and the field offers a retry. */
  | 'file'
  /** The server refuses or repeats it without harm, and the page says what to do; the reason stands beside it. */
  | 'told'
  /** In the contract for the comparison with the server; the product never sends it. */
  | 'unsent';

const guards: Readonly<Record<Write, Guard>> = {
  'POST /get_auth_token': 'told', // a second login gives the same token
  'POST /register': 'told', // the server refuses an address that is registered
  'POST /recover_password': 'told', // a second mail, whose link is the valid one
  'POST /show_username': 'told', // a second mail
  'POST /change_recover_password': 'told', // the server refuses a used link
  'POST /change_password': 'told', // the server refuses the former password
  'POST /resend_validation': 'told', // a second mail
  'PATCH /api/v2/user/{id}/': 'repeatable',
  'POST /api/v2/user/{id}/accepted_license_terms/': 'unsent',
  'POST /api/v2/add_subscription/': 'asked',
  'POST /api/v2/del_subscription/': 'asked',
  'POST /api/v2/update_subscriptions/': 'repeatable',
  'POST /api/v2/external-token/': 'asked',
  'POST /api/v2/external-token/{id}/revoke/': 'told', // the list is read again, with the token's status
  'POST /api/v2/field-report/': 'form',
  'PUT /api/v2/field-report/{id}/': 'unsent',
  'PATCH /api/v2/field-report/{id}/': 'form',
  'DELETE /api/v2/field-report/{id}/': 'unsent',
  'POST /api/v2/field-report/generate-title/': 'told', // stores nothing
  'POST /api/v2/flash-update/': 'form',
  'PATCH /api/v2/flash-update/{id}/': 'form',
  'POST /api/v2/flash-update-file/': 'file',
  'POST /api/v2/share-flash-update/': 'told', // the dialog says that the mail may have been sent, and asks before a second one
  'POST /api/v2/dref/': 'form',
  'PATCH /api/v2/dref/{id}/': 'form',
  'PATCH /api/v2/dref-op-update/{id}/': 'form',
  'PATCH /api/v2/dref-final-report/{id}/': 'form',
  'POST /api/v2/dref-op-update/': 'asked',
  'POST /api/v2/dref-final-report/': 'asked',
  'POST /api/v2/dref/{id}/finalize/': 'asked',
  'POST /api/v2/dref/{id}/approve/': 'asked',
  'POST /api/v2/dref-op-update/{id}/finalize/': 'asked',
  'POST /api/v2/dref-op-update/{id}/approve/': 'asked',
  'POST /api/v2/dref-final-report/{id}/finalize/': 'asked',
  'POST /api/v2/dref-final-report/{id}/approve/': 'asked',
  'POST /api/v2/dref-files/': 'file',
  'POST /api/v2/dref-share/': 'repeatable',
  'POST /api/v2/eap-registration/': 'form',
  'PATCH /api/v2/eap-registration/{id}/': 'form',
  'POST /api/v2/eap-registration/{id}/status/': 'asked',
  'POST /api/v2/eap-registration/{id}/upload-validated-budget-file/': 'asked',
  'POST /api/v2/eap-registration/{id}/share/': 'repeatable',
  'POST /api/v2/simplified-eap/': 'form',
  'PATCH /api/v2/simplified-eap/{id}/': 'form',
  'POST /api/v2/simplified-eap/{id}/revise/': 'asked',
  'POST /api/v2/full-eap/': 'form',
  'PATCH /api/v2/full-eap/{id}/': 'form',
  'POST /api/v2/full-eap/{id}/revise/': 'asked',
  'POST /api/v2/eap-file/': 'file',
  'POST /api/v2/pdf-export/': 'told', // the dialog finds the running export of the document
  'POST /api/v2/project/': 'form',
  'PATCH /api/v2/project/{id}/': 'form',
  'DELETE /api/v2/project/{id}/': 'deletion',
  'POST /api/v2/emergency-project/': 'form',
  'PATCH /api/v2/emergency-project/{id}/': 'form',
  'DELETE /api/v2/emergency-project/{id}/': 'deletion',
  'POST /api/v2/eru-readiness/': 'form',
  'PATCH /api/v2/eru-readiness/{id}/': 'form',
  'POST /api/v2/per-overview/': 'form',
  'PATCH /api/v2/per-overview/{id}/': 'form',
  'PATCH /api/v2/per-assessment/{id}/': 'form',
  'PATCH /api/v2/per-prioritization/{id}/': 'form',
  'PATCH /api/v2/per-work-plan/{id}/': 'form',
  'POST /api/v2/per-file/': 'file',
  'POST /api/v2/per-document-upload/': 'file',
  'DELETE /api/v2/per-document-upload/{id}/': 'deletion',
  'POST /api/v2/local-units/': 'form',
  'PATCH /api/v2/local-units/{id}/': 'form',
  'POST /api/v2/local-units/{id}/validate/': 'asked',
  'POST /api/v2/local-units/{id}/revert/': 'asked',
  'POST /api/v2/local-units/{id}/deprecate/': 'asked',
  'POST /api/v2/local-units/{id}/revert-deprecate/': 'asked',
  'POST /api/v2/externally-managed-local-unit/': 'asked',
  'PUT /api/v2/externally-managed-local-unit/{id}/': 'repeatable',
  'POST /api/v2/bulk-upload-local-unit/': 'asked',
  'POST /api/v2/language/{id}/bulk-action/': 'unsent',
};

/** A sign of the guard in a file that sends the write. */
const signs: Readonly<Partial<Record<Guard, RegExp>>> = {
  form: /SaveActions|useDocumentActions/,
  asked: /isDone:|findDone:/,
  repeatable: /isRepeatable: true/,
  deletion: /useApiMutation\(/,
  file: /upload\(/,
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('contract'))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));
/** The files that call an endpoint, by its name or a constant; not those that name it in a type. */
const sendersOf = (endpoint: string) =>
  sources.filter(({ text }) => text.includes(`('${endpoint}'`) || text.includes(`= '${endpoint}'`));

const isWrite = (endpoint: string) => !endpoint.startsWith('GET ');

describe('every write has a guard', () => {
  test('the table names the writes of the contract, and no others', () => {
    expect(Object.keys(guards).toSorted()).toEqual(Object.keys(endpoints).filter(isWrite).toSorted());
  });

  test.each(Object.entries<Guard>(guards))('%s: %s', (endpoint, guard) => {
    const senders = sendersOf(endpoint);
    expect(senders.map(({ file }) => file).length > 0, 'whether the product sends it').toBe(guard !== 'unsent');
    const sign = signs[guard];
    // what a form sends may also be sent by a single button, which asks after a lost response
    const isGuarded = (text: string) => sign?.test(text) || (guard === 'form' && signs.asked?.test(text));
    if (sign) expect(senders.filter(({ text }) => !isGuarded(text)).map(({ file }) => file)).toEqual([]);
  });
});
