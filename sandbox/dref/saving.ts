import type { z } from 'zod';
import type { DrefFileLink } from '#contract/drefParts';
import type { Context } from '../core/http/context';
import { savedRows } from './answers';
import { type DrefLists, drefFiles, type SharedAnswers } from './tables';

type Link = z.output<typeof DrefFileLink>;

/** The parsed body of a save, with the lists that all three kinds of document have. */
interface GivenLists {
  national_society_actions?: readonly GivenRow[] | undefined;
  needs_identified?: readonly GivenRow[] | undefined;
  planned_interventions?: readonly (GivenRow & { indicators?: readonly GivenRow[] | undefined })[] | undefined;
  risk_security?: readonly GivenRow[] | undefined;
  source_information?: readonly GivenRow[] | undefined;
  proposed_action?: readonly (GivenRow & { activities?: readonly GivenRow[] | undefined })[] | undefined;
  images_file?: readonly Link[] | null | undefined;
  photos_file?: readonly Link[] | null | undefined;
  event_map_file?: Link | null | undefined;
  cover_image_file?: Link | null | undefined;
}

interface GivenRow {
  id?: number | undefined;
}

/** The fields of a new row. */
const blankRows = {
  action: { description: null },
  risk: { client_id: null, risk: null, mitigation: null },
  source: { client_id: null, source_name: null, source_link: null },
  indicator: { title: null, target: null, actual: null },
  activity: { activity: null },
  proposed: { total_expenditure: null, activities: [] },
  intervention: {
    budget: null,
    challenges: null,
    description: null,
    female: null,
    lessons_learnt: null,
    male: null,
    narrative_description_of_achievements: null,
    person_assisted: null,
    person_targeted: null,
    progress_towards_outcome: null,
    indicators: [],
  },
};

const definedFields = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

/** A row as it is stored: defaults, then the stored fields, then the sent ones. */
const merged =
  <Row>(blank: object) =>
  (given: object, before: Row | undefined): Omit<Row, 'id'> =>
    // the body's schema says what a row may hold
    ({ ...blank, ...before, ...definedFields(given) }) as Omit<Row, 'id'>;

function nested<Row extends { id: number }, Given extends GivenRow>(
  given: readonly Given[] | undefined,
  stored: readonly Row[],
  blank: object,
): Row[] {
  return given === undefined ? [...stored] : savedRows(given, stored, merged<Row>(blank));
}

/** Updates the caption and the client_id of a file from the link of its document. @returns the id of the file */
function linked({ id, caption, client_id }: Link, { store }: Context): number {
  store.update(drefFiles, id, {
    ...(caption !== undefined && { caption }),
    ...(client_id !== undefined && { client_id }),
  });
  return id;
}

const links = (given: readonly Link[] | null | undefined, before: number[], context: Context) =>
  given === undefined ? before : (given ?? []).map((link) => linked(link, context));

const link = (given: Link | null | undefined, before: number | null, context: Context) =>
  given === undefined ? before : given === null ? null : linked(given, context);

/** The lists of a document after a save; lists that the body leaves out are kept. @source reference/dref.md, section 4.5 */
export function savedLists(given: GivenLists, before: SharedAnswers, context: Context): DrefLists {
  return {
    national_society_actions: nested(given.national_society_actions, before.national_society_actions, blankRows.action),
    needs_identified: nested(given.needs_identified, before.needs_identified, blankRows.action),
    planned_interventions: given.planned_interventions
      ? savedRows(given.planned_interventions, before.planned_interventions, ({ indicators, ...row }, stored) => ({
          ...merged<DrefLists['planned_interventions'][number]>(blankRows.intervention)(row, stored),
          indicators: nested(indicators, stored?.indicators ?? [], blankRows.indicator),
        }))
      : before.planned_interventions,
    risk_security: nested(given.risk_security, before.risk_security, blankRows.risk),
    source_information: nested(given.source_information, before.source_information, blankRows.source),
    proposed_action: given.proposed_action
      ? savedRows(given.proposed_action, before.proposed_action, ({ activities, ...row }, stored) => ({
          ...merged<DrefLists['proposed_action'][number]>(blankRows.proposed)(row, stored),
          activities: nested(activities, stored?.activities ?? [], blankRows.activity),
        }))
      : before.proposed_action,
    images_file: links(given.images_file, before.images_file, context),
    photos_file: links(given.photos_file, before.photos_file, context),
    event_map_file: link(given.event_map_file, before.event_map_file, context),
    cover_image_file: link(given.cover_image_file, before.cover_image_file, context),
  };
}

const assessmentBlanks = {
  lessons_learned: null,
  complete_child_safeguarding_risk: null,
  child_safeguarding_risk_level: null,
  did_it_affect_same_area: null,
  did_it_affect_same_population: null,
  did_ns_respond: null,
  did_ns_request_fund: null,
  assessment_report: null,
  event_scope: null,
  identified_gaps: null,
  women: null,
  men: null,
  girls: null,
  boys: null,
  logistic_capacity_of_ns: null,
  pmer: null,
  communication: null,
  needs_identified: [],
};

/** The fields that the server clears when it saves an assessment. @source reference/dref.md, section 4.4 */
export const assessmentResets = (isUpdate: boolean) =>
  isUpdate ? { ...assessmentBlanks, ns_request_text: null, dref_recurrent_text: null } : assessmentBlanks;

/** The answers of a document after a save. */
export function savedAnswers<Answers extends SharedAnswers>(given: object, before: Answers, context: Context): Answers {
  const { modified_at: _, ...body } = given as GivenLists & { modified_at?: string };
  const fields = Object.entries(body).filter(([name, value]) => name in before && value !== undefined);
  return { ...before, ...Object.fromEntries(fields), ...savedLists(body, before, context) };
}
