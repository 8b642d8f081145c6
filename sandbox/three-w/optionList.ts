/** Sectors and actions of the response to an emergency. @source reference/three-w.md, section 5 */

interface SeededAction {
  readonly id: number;
  readonly sector: number;
  readonly title: string;
  readonly hasLocation: boolean;
}

export interface SeededSector {
  readonly id: number;
  readonly title: string;
}

/** An action with a map pin has a place: `17† Primary healthcare`. */
const lists: readonly (readonly [sector: string, actions: string])[] = [
  [
    'Health',
    '15 First aid|16 First aid training|17† Primary healthcare, clinics|18† Search and rescue|19† Health promotion',
  ],
  [
    'Shelter',
    '1† Shelter repair|2† Emergency shelter assistance|3† Household items distribution|4 Cash or voucher for shelter|5† Collective shelter support',
  ],
  ['Cash & Voucher Assistance', '6 Multi-purpose cash|7 Multi-purpose voucher'],
  ['Education', '8† Education support|9 Supplies and kits|10† Education spaces'],
  [
    'Food Security and Livelihoods',
    '11† Food distribution|12† Cash or voucher for food security|13† In-kind support|14 Services, information, training',
  ],
  [
    'WASH',
    '20† Hygiene promotion|21† Hygiene supplies|22† Water sources|23† Water treatment facilities|24† Water treatment supplies|25† Water distribution|26† Handwashing facilities|27† Toilet facilities',
  ],
  [
    'Protection, Gender & Inclusion',
    '28 Restoring family links|29 Child-friendly spaces|30 Violence programming|31 Referrals|32 PSEA and safeguarding',
  ],
  [
    'Migration',
    '33 Transport or evacuation|34† Humanitarian service points|35† Official procedures support|36† Community centres',
  ],
  [
    'Community Engagement & Accountability',
    '37† CEA training|38† Information sharing|39† Feedback mechanisms|40 Perception survey|41 Rumour tracking',
  ],
  ['MHPSS', '42 Psychosocial services'],
];

export const activitySectors: readonly SeededSector[] = lists.map(([title], index) => ({ id: index + 1, title }));

export const activityActions: readonly SeededAction[] = lists.flatMap(([, actions], index) =>
  actions.split('|').map((text) => {
    const [, id = '', mark = '', title = ''] = /^(\d+)(†?) (.+)$/.exec(text) ?? [];
    return { id: Number(id), sector: index + 1, title, hasLocation: mark !== '' };
  }),
);

/** Actions that hand out cash or vouchers. */
export const cashActions: readonly number[] = [4, 6, 7, 12];

/** Supplies by the action that hands them out. */
export const actionSupplies: Readonly<Record<number, readonly { id: number; title: string; order: number }[]>> = {
  1: [
    { id: 1, title: 'First aid kits', order: 1 },
    { id: 2, title: 'Medicines', order: 2 },
    { id: 3, title: 'Pre-natal vitamins', order: 3 },
  ],
};
