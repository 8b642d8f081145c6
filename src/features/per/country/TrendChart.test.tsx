import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layOut } from '#tests/layOut';
import { TrendChart } from './TrendChart';

test('the axis names each cycle in full on a phone, and its bar says the date', () => {
  layOut(300);
  const trend = [1, 2, 3].map((assessment_number) => ({
    assessment_number,
    average_rating: 2,
    date_of_assessment: `202${assessment_number}-09-09`,
  }));
  render(<TrendChart trend={trend} />);
  expect(['Cycle 1', 'Cycle 2', 'Cycle 3'].map((name) => screen.getByText(name))).toHaveLength(3);
  expect(screen.getByRole('img', { name: /Cycle 2, 9 Sept 2022/ })).toBeInTheDocument();
});
