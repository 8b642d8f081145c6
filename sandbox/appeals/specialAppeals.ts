import type { AppealRow } from './tables';

interface SpecialAppeal
  extends Pick<AppealRow, 'name' | 'atype' | 'dtype' | 'amount_requested' | 'amount_funded' | 'num_beneficiaries'> {
  /** End of the name of its emergency; null for an appeal that is not confirmed yet. */
  readonly title: string | null;
  /** ISO 2 of the country. */
  readonly iso: string;
  readonly daysAgo: number;
}

/** A second appeal for one emergency, an international appeal, and one without an emergency. */
export const specialAppeals: readonly SpecialAppeal[] = [
  {
    name: 'Nepal: first days after the earthquake',
    title: 'Hill districts earthquake',
    atype: 0,
    dtype: 2,
    iso: 'NP',
    daysAgo: 37,
    amount_requested: 750_000,
    amount_funded: 750_000,
    num_beneficiaries: 12_000,
  },
  {
    name: 'Yemen: International Appeal for the highlands',
    title: 'Complex emergency in the highlands',
    atype: 2,
    dtype: 6,
    iso: 'YE',
    daysAgo: 150,
    amount_requested: 28_000_000,
    amount_funded: 19_300_000,
    num_beneficiaries: 260_000,
  },
  {
    name: 'Ecuador: Floods on the coast',
    title: null,
    atype: 0,
    dtype: 12,
    iso: 'EC',
    daysAgo: 2,
    amount_requested: 410_000,
    amount_funded: 410_000,
    num_beneficiaries: 7_500,
  },
];
