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
