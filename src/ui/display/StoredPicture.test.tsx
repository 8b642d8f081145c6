import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StoredPicture } from './StoredPicture';

const shown = (name: string, href: string | undefined, caption?: string) =>
  render(
    <StoredPicture name={name} href={href} caption={caption}>
      the icon
    </StoredPicture>,
  );

test('a picture is shown with its caption as alternative text, or its name', () => {
  shown('map.PNG', 'https://files.example.org/map.PNG?sig=1', 'The district');
  expect(screen.getByRole('img', { name: 'The district' })).toHaveAttribute(
    'src',
    'https://files.example.org/map.PNG?sig=1',
  );
  shown('team.jpg', 'https://files.example.org/team.jpg');
  expect(screen.getByRole('img', { name: 'team.jpg' })).toBeVisible();
});

test.each([
  ['a document', 'plan.pdf', 'https://files.example.org/plan.pdf'],
  ['a picture without an address', 'map.png', undefined],
  ['an unsafe address', 'map.png', 'javascript:alert(1)'],
])('%s has the icon', (_, name, href) => {
  shown(name, href);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('the icon')).toBeVisible();
});

test('a picture that does not load has the icon', () => {
  shown('map.png', 'https://files.example.org/map.png');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('the icon')).toBeVisible();
});
