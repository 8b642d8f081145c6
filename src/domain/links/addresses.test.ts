import { expect, test } from 'vitest';
import { adminHref, projectHistoryHref } from './adminHref';
import { mailto, telephone } from './contactAddress';

test.each([
  ['ada@example.org', undefined, 'mailto:ada@example.org'],
  [' ada@example.org ', {}, 'mailto:ada@example.org'],
  ['ada+go@example.org', { subject: 'Floods & wind' }, 'mailto:ada%2Bgo@example.org?subject=Floods%20%26%20wind'],
  ['ada@example.org', { subject: 'a', body: 'b\nc' }, 'mailto:ada@example.org?subject=a&body=b%0Ac'],
  ['a@example.org?cc=b@example.org', {}, 'mailto:a@example.org%3Fcc%3Db%40example.org'],
])('a mail to %s with %j goes to %s', (email, mail, href) => expect(mailto(email, mail)).toBe(href));

test.each([
  ['+254 (0)20 / 123-45', 'tel:+25402012345'],
  ['ext. 7', 'tel:7'],
])('%s is called at %s', (phone, href) => expect(telephone(phone)).toBe(href));

test('records are edited, and the history of a project read, at the admin site', () => {
  const admin = 'https://admin.example.org/en/';
  expect(adminHref(admin, 'event', 7)).toBe('https://admin.example.org/en/api/event/7/change/');
  expect(projectHistoryHref(admin, 7)).toBe('https://admin.example.org/en/deployments/project/7/history/');
});
