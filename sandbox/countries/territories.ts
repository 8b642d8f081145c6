/** Territories by the state that they belong to, both by ISO 2. Disputed territories have none. */
const territoriesByState: Readonly<Record<string, string>> = {
  AU: 'NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'GF GP MQ NC PF PM RE WF YT',
  GB: 'AI BM GG GI IM JE KY MS SH TC VG',
  NL: 'AW BQ CW SX',
  NZ: 'NU TK',
  US: 'AS GU MP PR VI',
};

/** The state of a territory. */
export const stateOfTerritory: ReadonlyMap<string, string> = new Map(
  Object.entries(territoriesByState).flatMap(([state, territories]) =>
    territories.split(' ').map((territory) => [territory, state] as const),
  ),
);
