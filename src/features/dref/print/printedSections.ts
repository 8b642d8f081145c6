import { byKey } from '#app/form/keyedRows';
import { printLayout } from '#domain/dref/drefPrint';
import { type DrefLayout, type DrefStage, drefStages } from '#domain/dref/drefTypes';
import { placedFields, type SectionName } from '../fields/fieldTable';
import type {
  FormSection,
  PartName,
  PrintedDocument,
  PrintPart,
  PrintSectionEntry,
  PrintStringKey,
} from './printEntry';
import { type PrintedAnswer, printedAnswer } from './printedAnswer';
import { printTable } from './printTable';

export interface PrintedPart {
  readonly name: PartName;
  readonly label?: PrintStringKey | undefined;
  readonly answer: PrintedAnswer;
}

export interface PrintedSection {
  readonly title: PrintStringKey;
  readonly columns: 1 | 2;
  readonly parts: readonly PrintedPart[];
}

const isPrinted = ({ only }: Pick<PrintPart, 'only'>, layout: DrefLayout) => only?.includes(layout) ?? true;

const partsOf = ({ parts }: PrintSectionEntry) =>
  parts.map((part): PrintPart | FormSection => (typeof part === 'string' ? { name: part } : part));

/** The names that the print table of a stage mentions. */
const ownNames = byKey(
  drefStages,
  (stage): ReadonlySet<PartName> =>
    new Set(printTable[stage].flatMap(partsOf).flatMap((part) => ('name' in part ? [part.name] : []))),
);

/** The printed fields of a form section that the print table of the stage does not mention. */
const fieldsOfSection = (stage: DrefStage, section: SectionName) =>
  placedFields.filter(
    ({ name, layouts, printedIn, section: placedIn }) =>
      placedIn === section && stage in layouts && (printedIn?.includes(stage) ?? true) && !ownNames[stage].has(name),
  );

/** The parts of a print section in a layout. */
const namedParts = (stage: DrefStage, layout: DrefLayout, section: PrintSectionEntry): readonly PrintPart[] =>
  partsOf(section).flatMap((part): readonly PrintPart[] => {
    if ('fieldsOf' in part) return fieldsOfSection(stage, part.fieldsOf).map(({ name }) => ({ name }));
    return isPrinted(part, layout) ? [part] : [];
  });

/**
 * The sections of a printed document, without blank answers and empty sections.
 *
 * @source reference/dref.md, section 1.7
 */
export function printedSections(stage: DrefStage, document: PrintedDocument): readonly PrintedSection[] {
  const layout = printLayout(stage, document);
  return printTable[stage]
    .filter((section) => isPrinted(section, layout))
    .map((section) => {
      const { title, titleIn, columns = 2 } = section;
      const parts = namedParts(stage, layout, section).flatMap(({ name, label }): readonly PrintedPart[] => {
        const answer = printedAnswer(stage, document, name);
        return answer === null ? [] : [{ name, label, answer }];
      });
      return { title: titleIn?.[layout] ?? title, columns, parts };
    })
    .filter(({ parts }) => parts.length > 0);
}
