import { printLayout } from '#domain/dref/drefPrint';
import type { DrefLayout, DrefStage } from '#domain/dref/drefTypes';
import type { PartName, PrintedDocument, PrintStringKey } from './printEntry';
import { type PrintedAnswer, printedAnswer } from './printedAnswer';
import { printTable } from './printTable';

export interface PrintedPart {
  readonly name: PartName;
  readonly label?: PrintStringKey;
  readonly answer: PrintedAnswer;
}

export interface PrintedSection {
  readonly title: PrintStringKey;
  readonly isOnNewPage: boolean;
  readonly columns: 1 | 2;
  readonly parts: readonly PrintedPart[];
}

const isPrinted = ({ only }: { readonly only?: readonly DrefLayout[] }, layout: DrefLayout) =>
  only?.includes(layout) ?? true;

/**
 * What a document has to print: the sections of its layout, without answers and sections that are empty.
 *
 * @source reference/dref.md, section 1.7
 */
export function printedSections(stage: DrefStage, document: PrintedDocument): readonly PrintedSection[] {
  const layout = printLayout(stage, document);
  return printTable[stage]
    .filter((section) => isPrinted(section, layout))
    .map(({ title, titleIn, isOnNewPage = false, columns = 2, parts }) => ({
      title: titleIn?.[layout] ?? title,
      isOnNewPage,
      columns,
      parts: parts
        .map((part) => (typeof part === 'string' ? { name: part } : part))
        .filter((part) => isPrinted(part, layout))
        .flatMap(({ name, ...part }): PrintedPart[] => {
          const answer = printedAnswer(stage, document, name);
          return answer === null ? [] : [{ name, ...('label' in part && { label: part.label }), answer }];
        }),
    }))
    .filter(({ parts }) => parts.length > 0);
}
