/** A topic of illustrative extracts; `{ns}` stands for the National Society, `{hazard}` for the type of disaster. */
export interface Theme {
  /** Key of a sector, or id of a component. */
  readonly subject: number;
  /** The heading of an insight whose main subject it is. */
  readonly headline: string;
  readonly lessons: readonly string[];
  readonly challenges: readonly string[];
}

const theme = (
  subject: number,
  headline: string,
  lessons: readonly string[],
  challenges: readonly string[],
): Theme => ({ subject, headline, lessons, challenges });

/** By the id of a component of the preparedness assessment. */
export const componentThemes: readonly Theme[] = [
  theme(
    5,
    'Feedback from communities changes operations when one person owns it',
    ['{ns} named one person per branch for feedback, and most complaints after the {hazard} were answered in a week.'],
    ['Feedback boxes were set up after the {hazard}, and were seldom opened for lack of a clear responsibility.'],
  ),
  theme(
    6,
    'Risk analysis pays off when branches use it before the season',
    ['Risk maps that {ns} shared with branches before the season showed where the {hazard} would hit first.'],
    ['The risk analysis of {ns} did not reach branches in time to prepare for the {hazard}.'],
  ),
  theme(
    9,
    'Preparedness plans need a budget that is tested',
    ['A preparedness plan with a small budget of its own let {ns} act within two days of the {hazard}.'],
    ['The preparedness plan of {ns} had no budget, and its first activities waited for funds.'],
  ),
  theme(
    11,
    'Short procedures are followed, long ones are not',
    ['{ns} cut its emergency procedures to four pages, and volunteers used them during the {hazard}.'],
    ['Procedures for the {hazard} existed at headquarters alone, and branches of {ns} improvised.'],
  ),
  theme(
    30,
    'Early action depends on triggers that all partners accept',
    ['Agreed triggers allowed {ns} to move assistance before the {hazard} reached the coast.'],
    ['The triggers for early action were debated again while the {hazard} approached, and a day was lost.'],
  ),
  theme(
    31,
    'Cash assistance is fast where agreements stand beforehand',
    [
      'A framework agreement with a financial provider let {ns} pay cash to families ten days after the {hazard}.',
      'Registering families for cash by telephone spared {ns} two weeks after the {hazard}.',
    ],
    ['Without an agreement with a financial provider {ns} needed two months to pay cash after the {hazard}.'],
  ),
  theme(
    32,
    'Joint assessments save time and trust',
    ['A joint assessment with the authorities gave {ns} figures on the {hazard} that all partners accepted.'],
    ['Three organisations assessed the same villages after the {hazard}, and people grew tired of questions.'],
  ),
  theme(
    33,
    'Selection is accepted when its criteria are public',
    ['{ns} read the criteria of selection aloud in each village, and few families appealed.'],
    ['Lists of families were changed after the {hazard} without a reason given, and trust in {ns} fell.'],
  ),
  theme(
    34,
    'An operations centre works when its roles are rehearsed',
    ['The operations centre of {ns} was running six hours after the {hazard}, with roles that had been rehearsed.'],
    ['The operations centre of {ns} had rooms and screens, and no staff on duty at night.'],
  ),
  theme(
    35,
    'One set of figures avoids contradictions',
    ['A shared sheet with daily figures kept {ns} and its partners to one count of people reached.'],
    ['Branches of {ns} reported in different formats, and figures of the {hazard} were corrected for weeks.'],
  ),
  theme(
    38,
    'Partners of the Movement help most through one plan',
    ['One plan for the whole Movement let partners of {ns} fill gaps instead of repeating each other.'],
    ['Partners arrived with plans of their own after the {hazard}, and {ns} spent days on coordination.'],
  ),
  theme(
    39,
    'Authorities share access and data with those they know',
    [
      'Monthly meetings with the civil protection before the {hazard} opened roads and data to {ns} from the first day.',
    ],
    ['Permits for the affected area took a week, because {ns} had no contact at the ministry.'],
  ),
  theme(
    44,
    'Safety briefings belong to the first hour',
    ['Every team of {ns} was briefed on safety before it left, and no incident was reported.'],
    ['Volunteers of {ns} crossed flooded roads without a radio during the {hazard}.'],
  ),
  theme(
    48,
    'Stocks close to the risk shorten the wait',
    [
      'Stocks in branch warehouses reached families two days after the {hazard}.',
      'Framework contracts for transport kept the costs of {ns} stable while prices rose.',
    ],
    ['Customs held relief items for three weeks, and {ns} bought replacements at a higher price.'],
  ),
  theme(
    49,
    'Volunteers stay when they are insured and relieved',
    ['{ns} insured its volunteers and replaced teams every ten days, and few of them left.'],
    ['The same volunteers of {ns} worked for six weeks after the {hazard}, and many did not return.'],
  ),
  theme(
    51,
    'Donors answer to early and honest figures',
    ['A first appeal with honest gaps brought {ns} half of its funding within a month.'],
    ['Fundraising for the {hazard} began after the media had left, and {ns} covered a third of the plan.'],
  ),
];

/** Lessons about the areas of intervention, by the key of a sector. */
export const sectorThemes: readonly Theme[] = [
  theme(
    0,
    'Safe water comes first from what is already there',
    ['Repairing existing wells reached more people after the {hazard} than trucking water, at a third of the cost.'],
    ['Latrines that {ns} built after the {hazard} were not lit, and women did not use them at night.'],
  ),
  theme(
    1,
    'Protection needs staff who know where to refer',
    ['A list of services in each district let volunteers of {ns} refer people at risk on the same day.'],
    ['Volunteers of {ns} heard of violence after the {hazard}, and knew no service to refer people to.'],
  ),
  theme(
    2,
    'People trust what they helped to decide',
    ['Committees of villages chose with {ns} what to rebuild first, and maintained it afterwards.'],
    ['Messages on the {hazard} were sent in one language, and reached half of the communities.'],
  ),
  theme(
    3,
    'Mobile services follow people on the move',
    ['Service points along the route let {ns} reach people on the move who avoid camps.'],
    ['People on the move had left before the kits of {ns} arrived.'],
  ),
  theme(
    4,
    'Small works before the season prevent large losses',
    ['Cleaned drains and reinforced banks kept the {hazard} out of the market.'],
    ['Plans to reduce risks after the {hazard} ended with the operation, for lack of an owner.'],
  ),
  theme(
    5,
    'Shelter kits work with training by builders from the place',
    ['Local builders trained by {ns} repaired roofs that withstood the next storm.'],
    ['Tarpaulins were handed out after the {hazard} without ropes or guidance, and many tore within a month.'],
  ),
  theme(
    6,
    'Branches grow when they manage money themselves',
    ['Branches of {ns} that managed small budgets spent them faster and reported better.'],
    ['Decisions on the {hazard} waited for headquarters, and branches of {ns} stood by.'],
  ),
  theme(
    7,
    'Schools that open early bring back routine',
    ['Temporary classrooms opened three weeks after the {hazard}, and meals brought children back.'],
    ['Schools served as shelters for months, and lessons in the area of the {hazard} stopped.'],
  ),
  theme(
    8,
    'Livelihood support must follow the calendar of farmers',
    ['Seeds that arrived before the rains let families recover from the {hazard} within one season.'],
    ['Seeds were delivered after planting, and families sold them to buy food.'],
  ),
  theme(
    9,
    'Recovery starts in the first weeks',
    ['{ns} planned recovery in the first month, and moved staff over without a gap.'],
    ['Recovery was planned when the operation closed, and trained staff of {ns} had left.'],
  ),
  theme(
    10,
    'Displaced families live with hosts who need help too',
    ['Support for host families kept displaced people in their neighbourhoods after the {hazard}.'],
    ['Assistance went to camps alone, while most people displaced by the {hazard} lived with relatives.'],
  ),
  theme(
    11,
    'Health volunteers detect outbreaks before clinics do',
    ['Reports of volunteers by text message showed the outbreak two weeks before clinics did.'],
    ['Health messages of {ns} came after the peak of the {hazard}.'],
  ),
  theme(
    12,
    'Mobile clinics need a plan for referral',
    ['Mobile clinics of {ns} with a car for referrals saved lives on the first day.'],
    ['The clinic was deployed without generators, and cold chains broke.'],
  ),
  theme(
    13,
    'Services continue when staff are protected',
    ['Protective equipment in stock let {ns} continue all services through the pandemic.'],
    ['Travel bans kept surge staff away, and {ns} had no remote support at first.'],
  ),
  theme(
    14,
    'Rumours are answered where they spread',
    ['A weekly log of rumours let radio hosts and volunteers of {ns} answer the same questions.'],
    ['Rumours on vaccines spread faster than the answers of {ns}.'],
  ),
];
