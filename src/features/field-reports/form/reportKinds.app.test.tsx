import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { choose, goTo, reportFormServer } from '#tests/reportForm';

type User = Awaited<ReturnType<typeof openNew>>['user'];

const { openNew } = reportFormServer();

describe('each kind of report', () => {
  /** Labels in the steps after the first, and labels that only other kinds of report have. */
  test.each<[kind: string, choose: (user: User) => Promise<void>, present: string[], absent: string[]]>([
    [
      'an event',
      async () => undefined,
      ['Injured, Government', 'National Society staff', 'Emergency appeal: Amount in CHF', 'Information bulletin'],
      [
        'Cumulative cases',
        'People at highest risk, Government',
        'Forecast based action: Amount in CHF',
        'External partners',
      ],
    ],
    [
      'an early warning',
      async (user) => user.click(screen.getByRole('radio', { name: /Early warning/ })),
      [
        'Potentially affected, Red Cross Red Crescent',
        'Largest population centres, Government',
        'Risk analysis',
        'Forecast based action: Amount in CHF',
        'Information bulletin',
      ],
      ['Injured, Government', 'National Society staff', 'Content guidelines', 'Cumulative cases'],
    ],
    [
      'an epidemic',
      async (user) => choose(user, 'Disaster type', 'epid', 'Epidemic'),
      [
        'Cumulative cases',
        'Probable cases',
        'Source of figures',
        'National Society staff',
        'DREF requested: Amount in CHF',
      ],
      [
        'Injured, Government',
        'New cases since last report',
        'Forecast based action: Amount in CHF',
        'Content guidelines',
      ],
    ],
    [
      'a report on COVID-19',
      async (user) => {
        await choose(user, 'Disaster type', 'epid', 'Epidemic');
        await user.click(screen.getByRole('checkbox', { name: 'COVID-19 related' }));
        expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
      },
      ['New cases since last report', 'Cumulative cases', 'External partners', 'Notes: Health'],
      [
        'Probable cases',
        'Information bulletin',
        'DREF requested: Amount in CHF',
        'Partner personnel of the Red Cross Red Crescent',
        'Content guidelines',
      ],
    ],
  ])('%s asks its own questions', async (_, choose, present, absent) => {
    const { user } = await openNew();
    await choose(user);
    const seen: string[] = [];
    for (const step of [/Situation|Risk/, /Actions|actions/, /Response/]) {
      await goTo(user, step);
      await screen.findByRole('heading', { level: 2, name: step });
      seen.push(document.querySelector('main form')?.textContent ?? '');
    }
    const text = seen.join(' ');
    for (const name of present) expect(text).toContain(name);
    for (const name of absent) expect(text).not.toContain(name);
  });

  test('actions that another kind does not offer are dropped when the kind changes', async () => {
    const { user } = await openNew();
    await goTo(user, /Actions/);
    const block = /Actions taken by the National Society: Health|National Society: General/;
    expect((await screen.findAllByRole('group', { name: block })).length).toBe(2);
    await user.click(screen.getAllByRole('checkbox', { name: 'Search and rescue' })[0] as HTMLElement);
    await user.click(screen.getAllByRole('checkbox', { name: 'Evacuation' })[0] as HTMLElement);
    await goTo(user, /Context/);
    await user.click(screen.getByRole('radio', { name: /Early warning/ }));
    await user.click(screen.getByRole('radio', { name: /^Event/ }));
    await goTo(user, /Actions/);
    expect(screen.getAllByRole('checkbox', { name: 'Evacuation' })[0]).toBeChecked();
    expect(screen.getAllByRole('checkbox', { name: 'Search and rescue' })[0]).not.toBeChecked();
  });

  test('an early warning is never about an epidemic', async () => {
    const { user } = await openNew();
    await choose(user, 'Disaster type', 'epid', 'Epidemic');
    await user.click(screen.getByRole('radio', { name: /Early warning/ }));
    expect(screen.getByRole('combobox', { name: 'Disaster type' })).not.toHaveTextContent('Epidemic');
    await user.click(screen.getByRole('combobox', { name: 'Disaster type' }));
    await screen.findByRole('option', { name: 'Flood' });
    expect(screen.queryByRole('option', { name: 'Epidemic' })).toBeNull();
  });
});
