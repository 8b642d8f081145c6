import * as z from 'zod/mini';
import { type RuleWords, requiredText } from '#app/form/rules';
import { isEmail } from '#domain/account/email';
import { epidemicType, type FieldReportKind, reportStatus } from '#domain/field-reports/fieldReportKind';
import { missingHalf, requestPairs } from '#domain/field-reports/fieldReportRequests';
import type { VisibilityKey } from '#domain/field-reports/fieldReportVisibility';
import type { Strings } from '#domain/language/strings';
import { isBlankHtml } from '#ui/content/plainText';
import { applies, countFields } from './applicableFields';
import { isFilled } from './reportBody';
import { type ContactRole, type ContactValues, contactRoles, type ReportValues } from './reportShape';
import type { reportRuleStrings } from './ruleStrings';

export type ReportRuleWords = Strings<(typeof reportRuleStrings)['templates']>;

interface RuleSettings {
  readonly t: RuleWords;
  readonly own: ReportRuleWords;
  /** What the person may choose from; null while it is not known. */
  readonly offered: readonly VisibilityKey[] | null;
}

/** Counts are kept in 32 bits. */
const largestCount = 2_147_483_647;

const count = ({ own }: RuleSettings) =>
  z.nullable(
    z
      .int(own.wholeNumber)
      .check(z.minimum(0, own.zeroOrMore), z.maximum(largestCount, own.tooMany({ max: largestCount }))),
  );

const day = ({ own }: RuleSettings) => z.nullable(z.iso.date(own.date));
const text = ({ t }: RuleSettings, length: number) =>
  z.nullable(z.string().check(z.maxLength(length, t.tooLong({ count: length }))));

/** The rules of a field, where a kind of report asks for it. */
function fieldRules(kind: FieldReportKind, settings: RuleSettings) {
  const { t, own, offered } = settings;
  const counts = Object.fromEntries(
    countFields.filter((field) => applies(field, kind)).map((field) => [field, count(settings)]),
  );
  const amounts = Object.fromEntries(
    requestPairs[kind].map(({ amount }) => [
      amount,
      z.nullable(
        z
          .int(own.wholeNumber)
          .check(z.minimum(1, own.moreThanZero), z.maximum(largestCount, own.tooMany({ max: largestCount }))),
      ),
    ]),
  );
  const centres = kind === 'EW' ? text(settings, 512) : z.unknown();
  return {
    ...counts,
    ...amounts,
    status: z.literal([reportStatus.earlyWarning, reportStatus.event], t.choose),
    country: z.int(t.choose),
    dtype: z.int(t.choose).check(z.refine((type) => kind !== 'EW' || type !== epidemicType, own.noEpidemicWarning)),
    start_date: z.iso.date({ error: ({ input }) => (input === null ? t.required : own.date) }),
    // a COVID-19 report shows no title, and old ones have none
    title: kind === 'COVID' ? z.unknown() : requiredText(t, 256),
    affected_pop_centres: centres,
    gov_affected_pop_centres: centres,
    other_affected_pop_centres: centres,
    sit_fields_date: applies('sit_fields_date', kind) ? day(settings) : z.unknown(),
    visibility: z
      .int(t.choose)
      .check(z.refine((key) => offered === null || offered.some((each) => each === key), own.visibilityNotOffered)),
  };
}

type Problem = readonly [path: readonly string[], message: string];

const contactLimits = { name: 100, title: 300, email: 300, phone: 50 } as const;
const contactFields = Object.keys(contactLimits) as (keyof typeof contactLimits)[];

function contactProblems(role: ContactRole, contact: ContactValues, { t }: RuleSettings): readonly Problem[] {
  if (!isFilled(contact)) return [];
  return contactFields.flatMap((field): readonly Problem[] => {
    const given = contact[field]?.trim() ?? '';
    const path = ['contacts', role, field];
    if (given === '') return [[path, t.required]];
    if (given.length > contactLimits[field]) return [[path, t.tooLong({ count: contactLimits[field] })]];
    return field === 'email' && !isEmail(given) ? [[path, t.email]] : [];
  });
}

/** What is wrong between fields. */
function crossProblems(values: ReportValues, kind: FieldReportKind, settings: RuleSettings): readonly Problem[] {
  const { own } = settings;
  const halves = requestPairs[kind].flatMap(({ choice, amount }): readonly Problem[] => {
    const missing = missingHalf(values[choice], values[amount]);
    if (missing === 'amount') return [[[amount], own.amountMissing]];
    return missing === 'choice' ? [[[choice], own.choiceMissing]] : [];
  });
  const lacksConsent = kind === 'EVT' && !values.has_read_guidelines && !isBlankHtml(values.description);
  return [
    ...halves,
    ...(lacksConsent ? [[['has_read_guidelines'], own.guidelines] as const] : []),
    ...contactRoles.flatMap((role) => contactProblems(role, values.contacts[role], settings)),
  ];
}

/**
 * The rules of a report of one kind. What the kind does not ask for is not looked at: nobody can mend what is not on the screen.
 *
 * @source reference/emergencies.md, section 2.1
 */
export function reportRules(kind: FieldReportKind, settings: RuleSettings) {
  return z.looseObject(fieldRules(kind, settings)).check(
    z.superRefine(
      (given, context) => {
        for (const [path, message] of crossProblems(given as unknown as ReportValues, kind, settings)) {
          context.addIssue({ code: 'custom', path: [...path], message, input: given });
        }
      },
      // what is wrong between fields is told together with what is wrong within them
      { when: () => true },
    ),
  );
}
