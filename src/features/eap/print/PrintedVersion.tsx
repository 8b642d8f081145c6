import type { FormOf, FormValues } from '#app/form/definition';
import { valuesOfStored } from '#app/form/derive';
import type { EapRegistration } from '#contract/eap';
import type { FullEap, SimplifiedEap } from '#contract/eapDocument';
import type { EapStep } from '#domain/eap/eapSteps';
import type { EapKind } from '#domain/eap/eapTypes';
import { useStrings } from '#ui/language/useStrings';
import { PrintSection } from '#ui/print/PrintSection';
import { earlierValues } from '../compare/alignVersions';
import { isContact } from '../fields/fieldEntry';
import type { Layout } from '../fields/layout';
import { stepTitle } from '../form/defineEapForm';
import { useEapStrings } from '../form/useEapStrings';
import { PrintedContact } from './PrintedContact';
import { PrintedEap } from './PrintedEap';
import { filesOf, PrintedFields, type PrintedValues } from './PrintedFields';
import { FileChanges } from './PrintedFiles';
import { eapPrintStrings } from './strings';

/** Printed before the sections, or not at all. */
const leftOut: ReadonlySet<string> = new Set(['cover_image_file', 'updated_checklist_file', 'seap_timeframe']);

/** The names of the areas of a version: second-level ones, else its provinces. */
export const areaNames = ({ admin2_details, districts }: SimplifiedEap | FullEap): readonly string[] =>
  admin2_details.length > 0
    ? admin2_details.map(({ name }) => name)
    : districts.map(({ district_details }) => district_details.name);

/** What the first page of a full protocol sums up; its hazard stands among the first facts. @source reference/eap.md, section 1.6 */
const inShort = [
  'objective',
  'prioritized_impacts',
  'early_actions',
  'total_budget',
  'trigger_statement_source_of_information',
  'trigger_statement',
] as const;

/** The years stand among the first facts, which mark no change. */
const isChangedFact = (name: string, { values, before }: Pick<PrintedValues, 'values' | 'before'>) =>
  name === 'seap_timeframe' && before !== undefined && before[name] !== values[name];

interface PrintedVersionProps<V extends object, Stored extends SimplifiedEap | FullEap> {
  readonly kind: EapKind;
  readonly registration: EapRegistration;
  readonly stored: Stored;
  readonly before: Stored | undefined;
  readonly between: readonly Stored[];
  readonly isDiff: boolean;
  readonly definition: FormOf<V, Stored>;
  readonly layout: Layout<string>;
}

/** A printed version: every answer in the order of its form, with the changes since the version before where they are asked for. */
export function PrintedVersion<V extends object, Stored extends SimplifiedEap | FullEap>(
  props: PrintedVersionProps<V, Stored>,
) {
  const { kind, registration, stored, before, between, isDiff, definition, layout } = props;
  const t = useStrings(eapPrintStrings);
  const names = useEapStrings();
  const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, stored)));
  const printed = { definition, values, before: before && earlierValues(definition, before, stored, between) };
  const years = 'seap_timeframe' in stored ? stored.seap_timeframe : 5;
  const marked = before === undefined ? t.noChanges : t.withChanges({ version: before.version });
  return (
    <PrintedEap
      title={t[kind]}
      kind={kind}
      registration={registration}
      cover={stored.cover_image_file}
      coverChanges={
        printed.before && (
          <FileChanges files={filesOf(values.cover_image_file)} before={filesOf(printed.before.cover_image_file)} />
        )
      }
      version={stored.version}
      years={years}
      areas={areaNames(stored)}
      note={isDiff ? marked : undefined}
    >
      {kind === 'full' && (
        <>
          <PrintSection heading={t.facts}>
            <PrintedFields names={inShort} {...printed} />
          </PrintSection>
          <PrintSection heading={t.contents} isOnNewPage>
            <ol>
              {definition.steps.map((step: string) => (
                <li key={step}>
                  <a href={`#${step}`}>{stepTitle(step as EapStep, names)}</a>
                </li>
              ))}
            </ol>
          </PrintSection>
        </>
      )}
      {definition.steps.map((step: string) => (
        <PrintSection
          key={step}
          anchor={step}
          heading={stepTitle(step as EapStep, names)}
          isOnNewPage={kind === 'full'}
        >
          {(layout[step] ?? []).map((section) =>
            isContact(section) ? (
              <PrintedContact key={section.title} title={section.title} names={section.names} {...printed} />
            ) : (
              <PrintedFields
                key={section.title}
                heading={stepTitle(step as EapStep, names)}
                names={section.names.filter((name) => !leftOut.has(name) || isChangedFact(name, printed))}
                {...printed}
              />
            ),
          )}
        </PrintSection>
      ))}
    </PrintedEap>
  );
}
