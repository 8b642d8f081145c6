import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RichTextField } from './RichTextField';
import { controlled } from './testing';

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock('./RichTextEditor', () => ({
  get RichTextEditor() {
    if (line.isDown) throw new Error('the editor did not arrive');
    return ({ value }: { readonly value: string }) => <p>The editor with {value}</p>;
  },
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  line.isDown = true;
});

test('text with formats is read-only and keeps them', async () => {
  const { page, changes } = controlled('<p>Heavy <strong>rain</strong></p>', (fieldProps) => (
    <RichTextField {...fieldProps} label="Overview" />
  ));
  render(page);
  const area = await screen.findByRole('textbox', { name: 'Overview' });
  expect(area).toHaveValue('Heavy rain');
  await userEvent.type(area, 'x');
  expect(changes).not.toHaveBeenCalled();
});

test('without its editor the field takes plain text, which the editor finds when it comes', async () => {
  const { page, changes } = controlled<string>(undefined, (fieldProps) => (
    <RichTextField {...fieldProps} label="Overview" />
  ));
  render(page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Overview' }), 'Water < 2 m{Enter}rising ');
  expect(changes.mock.lastCall).toEqual(['<p>Water &lt; 2 m</p><p>rising </p>']);
  expect(screen.getByRole('textbox')).toHaveValue('Water < 2 m\nrising ');
  line.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/The editor with <p>Water/)).toBeVisible();
});
