import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { layOut } from '#tests/layOut';
import { PieChart } from './PieChart';
import { SankeyChart } from './SankeyChart';

beforeEach(() => {
  layOut(640);
});

describe('slices', () => {
  const slices = [
    { key: 'a', label: 'Health', value: 50 },
    { key: 'b', label: 'Shelter', value: 30 },
    { key: 'c', label: 'WASH', value: 10 },
    { key: 'd', label: 'PGI', value: 6 },
    { key: 'e', label: 'CEA', value: 4 },
    { key: 'z', label: 'None', value: 0 },
  ];

  test('the largest three stay, the rest is put together, and the table keeps them all', async () => {
    render(<PieChart title="Sectors" slices={slices} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Health: 50 (50%)',
      'Shelter: 30 (30%)',
      'WASH: 10 (10%)',
      'Others: 10 (10%)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  });

  test('four stay four', () => {
    render(<PieChart title="Sectors" slices={slices.slice(0, 4)} look="pie" />);
    expect(screen.getByRole('img', { name: /PGI/ })).toBeInTheDocument();
  });

  test('a share is written beside its slice, wide texts farther at the sides', () => {
    render(
      <PieChart
        title="Sectors"
        slices={[
          { key: 'a', label: 'Health', value: 50 },
          { key: 'b', label: 'Shelter', value: 50 },
        ]}
      />,
    );
    const places = screen.getAllByText('50%').map((text) => Number(text.getAttribute('x')) - 320);
    // the edge of the slices, then 5 px to a text of three letters, half of which lies before its middle
    const radius = Number(
      /A([\d.]+),/.exec(screen.getAllByRole('img')[0]?.querySelector('path')?.getAttribute('d') ?? '')?.[1],
    );
    expect(places.map(Math.abs)).toEqual([expect.closeTo(radius + 14.9), expect.closeTo(radius + 14.9)]);
  });

  test('nothing but zero is nothing', () => {
    render(<PieChart title="Sectors" slices={slices.slice(5)} />);
    expect(screen.getByText('Data is not available!')).toBeInTheDocument();
  });
});

describe('flows', () => {
  const nodes = [
    { key: 'a', label: 'Donor' },
    { key: 'b', label: 'Secretariat' },
    { key: 'c', label: 'National Society' },
  ];

  test('tell from where to where; circles and unknown ends are left out', () => {
    const links = [
      { from: 'a', to: 'b', value: 10 },
      { from: 'a', to: 'b', value: 5 },
      { from: 'b', to: 'c', value: 12 },
      { from: 'c', to: 'a', value: 3 },
      { from: 'a', to: 'x', value: 3 },
      { from: 'a', to: 'c', value: 0 },
    ];
    render(<SankeyChart title="Funding" nodes={nodes} links={links} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Donor to Secretariat: 15',
      'Secretariat to National Society: 12',
    ]);
  });
});
