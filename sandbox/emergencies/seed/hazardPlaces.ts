import type { Random } from '../../core/seed/random';
import { countriesByRegion } from '../../places/countryList';

/** Countries where each disaster type is likely, by ISO 2, so that the drawn emergencies are plausible. */
const prone: Readonly<Record<number, string>> = {
  1: 'CD UG GN SL LR NG NE TD ET KE MW MZ ZM ZW HT YE SD SS CM CF BR PY BD PK PH LK BO HN',
  2: 'NP AF PK IR TR ID PH PE EC CL GT MX HT IT GR AL HR JP TJ KG CN MA PG VU',
  4: 'MG MZ PH BD IN VN FJ VU TO WS SB MM JM HT CU DO BS DM AG HN NI GT BZ MX LK MU KM',
  5: 'CO VE PE EC BR PA HN MX GR IT ES BA RS HU PL MD RO UA BD TD SS SD UG ET KE RW BI TZ CD LB JO IQ SY TR AM AZ TN LY',
  6: 'SY YE SS SD SO AF CD CF ET MM UA HT LY ML',
  7: 'SN KE BO EC PE CL CO HT LK BD IQ LB FR GE AM MZ GN CI NG SL TG',
  8: 'ID PH PG VU TO GT CO EC CL CD KM VC IS ET NI',
  14: 'MN KG TJ AF KZ UA MD BY GE AM NP PE BO PK LS',
  15: 'CL AR BR PT ES GR IT TR DZ AU CA BO BD KE PH LB',
  19: 'IN PK BD VN TJ IQ KW FR ES IT GR SD NP KZ',
  20: 'KE ET SO DJ SD ZW ZM MW AO NA BW LS MG MR NE ML BF AF SY IQ BO PY GT HN SV NI TL MN LK',
  21: 'NE ML BF TD NG SO ET KE SS SD YE AF MG MZ ZW AO GT HN HT',
  23: 'KI TV MH FM BD MV SB TG GH BJ FJ',
  24: 'PE CO EC BO GT HN SV PH ID PG NP IN LK RW UG CM KG TJ CD VN',
  57: 'TR LB IN BD CN MX KZ',
  62: 'ET SO KE ER SD DJ YE PK AF MR TJ',
};

const anywhere = [...new Set(Object.values(prone).flatMap((line) => line.split(' ')))];

const regionOf = new Map(
  countriesByRegion.flatMap((line, region) => line.split(/[ |]/).map((iso2) => [iso2, region] as const)),
);

/** Countries for an emergency of this type; where there are several they share a region. */
export function placesFor(dtype: number, count: number, random: Random): string[] {
  const likely = prone[dtype]?.split(' ') ?? anywhere;
  const first = random.pick(likely);
  const near = likely.filter((iso2) => iso2 !== first && regionOf.get(iso2) === regionOf.get(first));
  return [first, ...random.some(near, count - 1)];
}
