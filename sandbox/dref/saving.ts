import type { z } from 'zod';
import type { DrefFileLink, DrefRisk } from '#contract/drefParts';
import type { Context } from '../core/http/context';
import { definedFields } from '../core/http/definedFields';
import { savedRows } from './answers';
import { type DrefLists, drefFiles, noFile, type RowLists, type SharedAnswers } from './tables';

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

/** A row as it is stored: defaults, then the stored fields, then the sent ones. */
const merged =
  <Row>(blank: object) =>
  (given: object, before: Row | undefined): Omit<Row, 'id'> =>
    // the body's schema says what a row may hold
    ({ ...blank, ...before, ...definedFields(given) }) as Omit<Row, 'id'>;

/** The rows of a list after a save. @param known - all rows that the body may name by their ids */
function nested<Row extends { id: number }, Given extends GivenRow>(
  given: readonly Given[] | undefined,
  before: readonly Row[],
  known: readonly Row[],
  blank: object,
): Row[] {
  return given === undefined ? [...before] : savedRows(given, known, merged<Row>(blank));
}

/** The empty file that the server makes for a link without an id. @source reference/dref.md, section 4.5 */
const emptyFile = { name: '', type: '', key: '', content: null, picture: null, created_by: null } as const;

/** Updates the caption and the client_id of a file from the link of its document. @returns the id of the file */
function linked({ id, caption, client_id }: Link, { store, language }: Context): number {
  if (id === noFile) {
    const given = { caption: caption ?? null, client_id: client_id ?? null };
    return store.insert(drefFiles, { ...emptyFile, ...given, original_language: language }).id;
  }
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

/**
 * The lists of a document after a save; lists that the body leaves out are kept.
 *
 * @param known - the rows of all stages, any of which the body may name by its id
 * @source reference/dref.md, section 4.5
 */
export function savedLists(given: GivenLists, before: SharedAnswers, known: RowLists, context: Context): DrefLists {
  const indicators = known.planned_interventions.flatMap((row) => row.indicators);
  const activities = known.proposed_action.flatMap((row) => row.activities);
  const plain = <Name extends 'national_society_actions' | 'needs_identified' | 'risk_security' | 'source_information'>(
    name: Name,
    blank: object,
  ): DrefLists[Name] =>
    // the list of a name holds rows of one type
    nested(given[name], before[name] as DrefRisk[], known[name] as DrefRisk[], blank) as unknown as DrefLists[Name];
  return {
    national_society_actions: plain('national_society_actions', blankRows.action),
    needs_identified: plain('needs_identified', blankRows.action),
    risk_security: plain('risk_security', blankRows.risk),
    source_information: plain('source_information', blankRows.source),
    planned_interventions: given.planned_interventions
      ? savedRows(given.planned_interventions, known.planned_interventions, ({ indicators: own, ...row }, stored) => ({
          ...merged<DrefLists['planned_interventions'][number]>(blankRows.intervention)(row, stored),
          indicators: nested(own, stored?.indicators ?? [], indicators, blankRows.indicator),
        }))
      : before.planned_interventions,
    proposed_action: given.proposed_action
      ? savedRows(given.proposed_action, known.proposed_action, ({ activities: own, ...row }, stored) => ({
          ...merged<DrefLists['proposed_action'][number]>(blankRows.proposed)(row, stored),
          activities: nested(own, stored?.activities ?? [], activities, blankRows.activity),
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

/**
 * The answers of a document after a save.
 *
 * @param known - the rows of all stages, any of which the body may name by its id
 */
export function savedAnswers<Answers extends SharedAnswers>(
  given: object,
  before: Answers,
  known: RowLists,
  context: Context,
): Answers {
  const { modified_at: _, ...body } = given as GivenLists & { modified_at?: string };
  const fields = Object.entries(body).filter(([name, value]) => name in before && value !== undefined);
  return { ...before, ...Object.fromEntries(fields), ...savedLists(body, before, known, context) };
}
