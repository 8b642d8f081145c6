import { expect, test } from './fixtures';

/** The server refuses a token that it does not know on public addresses too. @source reference/real-server.md, section 6 */
test('a token that the server no longer knows ends the session in words, and the page is read as a visitor', async ({
  page,
}) => {
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.status());
  });
  const login = { id: 1, username: 'staff@example.org', firstName: 'Amara', lastName: 'Okafor', token: 'forgotten' };
  await page.goto('/cookie-policy');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), login);

  await page.goto('/emergencies/all');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Emergencies' }).locator('tbody tr')).toHaveCount(15);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(refused.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await page.goto('/account/details');
  await expect(page).toHaveURL(/\/login/);
});
