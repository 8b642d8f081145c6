/** An emergency written by hand. All of its content is invented. */
export interface WrittenEmergency {
  title: string;
  dtype: number;
  countries: readonly string[];
  /** Days before the reference day. */
  daysAgo: number;
  severity: 0 | 1 | 2;
  affected: number;
  /** 0 DREF, 1 emergency appeal, 2 international appeal, 3 early action; requested and funded in CHF, and the people to reach. */
  appeal: readonly [type: 0 | 1 | 2 | 3, requested: number, funded: number, people: number];
  summary: readonly string[];
  featured?: boolean;
}

/** Paragraphs that several emergencies share. */

export const afterFlood =
  'Volunteers run evacuation centres with local authorities, hand out hygiene kits and blankets, and treat water where wells are under water. Teams go from house to house to find out what families lost and what they would choose to receive.';
export const healthRisk =
  'Standing water and crowded shelters raise the risk of cholera and malaria. Oral rehydration points and hygiene promotion have begun in the wards with the most cases.';
export const cashFirst =
  'Markets work again in most towns, so families receive cash instead of goods and decide for themselves. A hotline answers questions and complaints in four languages.';
