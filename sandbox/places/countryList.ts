/**
 * Countries by region of the federation (0 Africa, 1 Americas, 2 Asia Pacific, 3 Europe with Central Asia, 4 Middle East and North
 * Africa), by ISO 2. After the bar: territories, which are not independent and have no National Society.
 */
export const countriesByRegion: readonly string[] = [
  'AO BJ BW BF BI CM CV CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR MG MW ML MR MU MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG UG ZM ZW|RE YT SH',
  'AG AR BS BB BZ BO BR CA CL CO CR CU DM DO EC SV GD GT GY HT HN JM MX NI PA PY PE KN LC VC SR TT US UY VE|AI AW BM BQ CW FK GF GL GP KY MQ MS PM PR SX TC VG VI',
  'AF AU BD BT BN KH CN CK FJ IN ID JP KI KP KR LA MY MV MH FM MN MM NR NP NZ PK PW PG PH WS SG SB LK TH TL TO TV VU VN|AS GU HK MO MP NC NU PF TK TW WF',
  'AL AD AM AT AZ BY BE BA BG HR CY CZ DK EE FI FR GE DE GR HU IS IE IL IT KZ KG LV LI LT LU MT MC MD ME MK NL NO PL PT RO RU SM RS SK SI ES SE CH TJ TR TM UA GB UZ|FO GG GI IM JE XK VA AX',
  'DZ BH EG IR IQ JO KW LB LY MA OM PS QA SA SY TN AE YE|EH',
];

/** Countries whose National Society is a Red Crescent society. */
export const redCrescent = new Set(
  'AF DZ AZ BH BD BN KM DJ EG IR IQ JO KZ KW KG LY MY MV MR MA PK PS QA SA SO SD SY TJ TN TR TM UZ YE AE'.split(' '),
);

/** Points, longitude first, of countries that the world map lacks. */
export const missingPoints: Readonly<Record<string, readonly [number, number]>> = {
  TV: [179.2, -8.52],
  GI: [-5.35, 36.14],
  TK: [-171.85, -9.2],
  BQ: [-68.26, 12.18],
  GF: [-53.1, 3.9],
  GP: [-61.55, 16.25],
  MQ: [-61.0, 14.65],
  RE: [55.53, -21.12],
  YT: [45.15, -12.82],
  XK: [20.9, 42.6],
};

/** Records that stand for a whole region. @source reference/shell-and-account.md, section 4.3 */
export const regionRecords: readonly { id: number; region: number; name: string }[] = [
  { id: 282, region: 1, name: 'Americas Region' },
  { id: 283, region: 2, name: 'Asia Pacific Region' },
  { id: 285, region: 0, name: 'Africa Region' },
  { id: 286, region: 3, name: 'Europe Region' },
  { id: 287, region: 4, name: 'Middle East and North Africa Region' },
];
