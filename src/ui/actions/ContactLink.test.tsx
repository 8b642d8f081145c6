import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactLink } from './ContactLink';

test.each([
  ['email', 'info@example.org', 'mailto:info@example.org'],
  ['email', ' info@example.org ', 'mailto:info@example.org'],
  ['phone', '+254 20 355', 'tel:+25420355'],
] as const)('the %s "%s" is a link', (kind, address, href) => {
  render(<ContactLink kind={kind} address={address} />);
  expect(screen.getByRole('link', { name: address.trim() })).toHaveAttribute('href', href);
});

test.each([
  ['email', 'call the office'],
  ['email', 'one@example.org, two@example.org'],
  ['phone', 'see the website'],
] as const)('the %s "%s" is no link', (kind, address) => {
  render(<ContactLink kind={kind} address={address} />);
  expect(screen.getByText(address)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
