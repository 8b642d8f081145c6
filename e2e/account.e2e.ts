import type { APIRequestContext } from '@playwright/test';
import { apiAs, linkIn, sentMails } from './api';
import { expect, fontsShown, logIn, logInByForm, password, test } from './fixtures';

/** Registers Mira Sund: journeys that run at the same time use the demo accounts, whose login and password must stay. */
async function newAccount(request: APIRequestContext, name: string) {
  const account = { email: `${name}.${Date.now()}@redcross.example.org`, password: 'Kind-Heron-7' };
  const registered = await request.post('/register', {
    data: {
      ...account,
      first_name: 'Mira',
      last_name: 'Sund',
      country: 107,
      city: 'Nairobi',
      organization_type: 'NTLS',
      organization: 'Kenya Red Cross',
    },
  });
  expect(registered.ok()).toBe(true);
  const verified = await request.get(linkIn(await sentMails(request, account.email), '/verify_email'));
  expect(verified.ok()).toBe(true);
  return account;
}

test('a visitor registers, verifies, logs in, changes to Arabic and logs out', async ({ page, request }) => {
  const email = `amina.${Date.now()}@elsewhere.example.org`;
  await page.goto('/register');
  const main = page.locator('main');
  await main.getByLabel(/First name/).fill('Amina');
  await main.getByLabel(/Last name/).fill('Warsame');
  await main.getByLabel(/^E-mail/).fill(email);
  await main.getByRole('combobox', { name: /Country/ }).click();
  await page
    .getByRole('combobox', { name: /^Search$/ })
    .or(page.getByPlaceholder(/^Search$/))
    .first()
    .fill('Kenya');
  await page.getByRole('option', { name: 'Kenya' }).click();
  await main.getByRole('textbox', { name: /^Password/ }).fill('weak');
  await main.getByLabel(/Confirm password/).fill('weak');
  await main.getByLabel(/City/).fill('Nairobi');
  await main.getByLabel(/Organisation type/).selectOption({ label: 'National Society' });
  await main.getByLabel(/Organisation type/).selectOption({ label: 'Other' });
  await main.getByLabel(/Organisation type/).selectOption({ label: 'Delegation' });
  await main.getByLabel(/Organisation name/).fill('Country delegation');
  await main.getByRole('button', { name: /Register|Request access/ }).click();
  await expect(main.getByText('This password does not meet all the points below.')).toBeVisible();
  await main.getByRole('textbox', { name: /^Password/ }).fill('Harbour-Lamp-42');
  await main.getByLabel(/Confirm password/).fill('Harbour-Lamp-42');
  await main.getByLabel(/Justification/).fill('I coordinate with the National Society.');
  await main.getByRole('button', { name: 'Request access' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(`in the e-mail that we have sent to ${email}`)).toBeVisible();

  // the user's own mail, then that of an administrator about this user
  await page.goto(linkIn(await sentMails(request, email), '/verify_email'));
  const aboutUser = (await sentMails(request)).filter(({ to, body }) => to !== email && body.includes(email));
  await page.goto(linkIn(aboutUser, '/validate_user'));

  await page.goto('/login?next=/account/details');
  await main.getByRole('textbox', { name: /E-mail or username/ }).fill(email);
  await main.getByLabel(/^Password/).fill('wrong');
  // the layout shifts when the fonts come, and a press during the shift is lost
  await fontsShown(page);
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('alert')).toContainText(/Send the validation e-mail again/);
  await main.getByLabel(/^Password/).fill('Harbour-Lamp-42');
  await main.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account\/details/);
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Warsame' })).toBeVisible();

  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('menuitemradio', { name: 'عربي' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  await page.getByRole('button', { name: 'Amina Warsame' }).click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/login/);
  // the logout loads the page anew
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  }).toPass();
});

test('a rejected token ends the session once and shows the reason', async ({ page, request }) => {
  const account = await newAccount(request, 'expired');
  await logIn(page, account.email, account.password);
  await page.goto('/account/details');
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Sund' })).toBeVisible();
  const expired = await request.post('/sandbox/expire-login', { data: { username: account.email } });
  expect(expired.ok()).toBe(true);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.reload();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fdetails/);
  expect(loads).toBeLessThanOrEqual(2);
});

test('saving subscriptions keeps those without a control in the editor', async ({ page, request }) => {
  await logIn(page, 'dref.coordinator@example.org');
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Unfollow / }).first()).toBeVisible();
  await page.goto('/account/notifications');
  await page.getByRole('checkbox', { name: 'Weekly digest' }).setChecked(true);
  await page.getByRole('checkbox', { name: 'Africa', exact: true }).setChecked(true);
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  const api = await apiAs(request, 'dref.coordinator');
  const { subscription } = await api.get<{ subscription: readonly { rtype: number }[] }>('user/me/');
  const kinds = subscription.map(({ rtype }) => rtype);
  expect(kinds).toEqual(expect.arrayContaining([5, 8, 11]));
});

test('a user recovers an account after forgetting the password', async ({ page, request }) => {
  const { email } = await newAccount(request, 'forgetful');
  await page.goto('/recover-account');
  await page
    .locator('main')
    .getByLabel(/^E-mail/)
    .fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(new URL(linkIn(await sentMails(request, email), '/recover-account/')).pathname);
  await page.getByLabel(/^New password/).fill(`New-${password}-1A`);
  await page.getByLabel(/Confirm password/).fill(`New-${password}-1A`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await logInByForm(page, email, `New-${password}-1A`);
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0);
});
