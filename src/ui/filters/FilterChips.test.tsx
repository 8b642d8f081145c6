import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FilterChips } from './FilterChips';

function Filtered() {
  const [names, setNames] = useState(['Country: Kenya', 'Region: Africa', 'Sector: Health']);
  const chips = names.map((name) => ({
    key: name,
    name,
    onRemove: () => setNames(names.filter((other) => other !== name)),
  }));
  return (
    <section>
      <h2>Filters</h2>
      {chips.length > 0 && <FilterChips chips={chips} />}
    </section>
  );
}

test('a filter that is removed hands the focus on to another one, the last to the heading', async () => {
  const user = userEvent.setup();
  render(<Filtered />);
  await user.click(screen.getByRole('button', { name: /Region: Africa/ }));
  expect(screen.getByRole('button', { name: /Country: Kenya/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Sector: Health/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus());
});
