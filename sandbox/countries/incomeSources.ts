/** Where the income of National Societies comes from, in the order of their ids; some are described. @source reference/countries-and-regions.md, section 5.8 */
export const incomeSources: readonly (readonly [title: string, description: string | null])[] = [
  ['Home Government', null],
  ['Foreign Government', 'Grants of governments of other countries.'],
  ['Individuals', 'Donations of persons, legacies included.'],
  ['Corporations', 'Donations of companies.'],
  ['Foundations', 'Grants of private foundations.'],
  ['UN Agencies and other Multilateral Agencies', 'Grants of the United Nations and of development banks.'],
  ['Pooled funds', 'Shares of funds that several donors fill.'],
  ['Non-governmental organizations', 'Grants of other organisations.'],
  ['Service income', 'Paid services such as first aid courses.'],
  ['Income generating activity', 'Rents, sales and lotteries.'],
  ['Other National Society', null],
  ['IFRC (HQ, regional and countries delegations)', null],
  ['ICRC', null],
  ['Other', 'All that is in no other group.'],
];
