import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../layout/UiProvider';
import { ExternalLink } from './ExternalLink';
import { Link } from './Link';

test('navigates with the router, by pointer and by keyboard', async () => {
  const navigate = vi.fn();
  render(
    <UiProvider navigate={navigate}>
      <Link href="/emergencies">Emergencies</Link>
    </UiProvider>,
  );
  const link = screen.getByRole('link', { name: 'Emergencies' });
  await userEvent.click(link);
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/emergencies', '/emergencies']);
});

test('passes on the query, the part and what the router is to know, after what the link does itself', async () => {
  const navigate = vi.fn();
  const onPress = vi.fn(() => expect(navigate).not.toHaveBeenCalled());
  render(
    <UiProvider navigate={navigate}>
      <Link href="/emergencies?page=2#list" routerOptions={{ preventScrollReset: true }} onPress={onPress}>
        Emergencies
      </Link>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([['/emergencies?page=2#list', { preventScrollReset: true }]]);
});

test.each([
  ['with Ctrl', '/emergencies', { ctrlKey: true }, undefined],
  ['with Cmd', '/emergencies', { metaKey: true }, undefined],
  ['with Shift', '/emergencies', { shiftKey: true }, undefined],
  ['with Alt', '/emergencies', { altKey: true }, undefined],
  ['of another target', '/emergencies', {}, '_blank'],
  ['to another site', 'https://example.org/', {}, undefined],
] as const)('leaves a press %s to the browser', (_, href, keys, target) => {
  const navigate = vi.fn();
  render(
    <UiProvider navigate={navigate}>
      <Link href={href} target={target}>
        Open
      </Link>
    </UiProvider>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...keys });
  let isLeft = false;
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  screen.getByRole('link').dispatchEvent(press);
  expect(isLeft).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a disabled link is focusable, has a reason, and does not navigate', async () => {
  const navigate = vi.fn();
  render(
    <UiProvider navigate={navigate}>
      <Link href="/dref-applications/new" isDisabled disabledReason="Log in to start an application">
        New application
      </Link>
    </UiProvider>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'New application' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAccessibleDescription('Log in to start an application');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test('an external link opens in a new tab without window.opener', () => {
  render(<ExternalLink href="https://example.org/report.pdf">Report</ExternalLink>);
  const link = screen.getByRole('link', { name: /^Report ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '', null, undefined])('%s never becomes a link', (href) => {
  render(<ExternalLink href={href}>Report</ExternalLink>);
  expect(screen.getByText('Report')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
