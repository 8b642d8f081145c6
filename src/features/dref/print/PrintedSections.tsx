import type { ReactNode } from 'react';
import type { DrefStage } from '#domain/dref/drefTypes';
import { ExternalLink } from '#ui/actions/ExternalLink';
import type { Description } from '#ui/display/DescriptionGrid';
import { useLanguage } from '#ui/language/LanguageContext';
import { PrintAnswer } from '#ui/print/PrintAnswer';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintPictures } from '#ui/print/PrintPictures';
import { PrintSection } from '#ui/print/PrintSection';
import { answerLabel, answerText, isShort } from './answerText';
import { PrintedRows } from './PrintedRows';
import styles from './PrintedSections.module.css';
import { PrintedText } from './PrintedText';
import type { PrintedDocument } from './printEntry';
import type { PrintedAnswer } from './printedAnswer';
import { type PrintedPart, type PrintedSection, printedSections } from './printedSections';
import { type PrintStrings, usePrintStrings } from './usePrintStrings';

interface PrintedSectionsProps {
  readonly stage: DrefStage;
  readonly document: PrintedDocument;
}

/** The sections of a printed document. */
export function PrintedSections({ stage, document }: PrintedSectionsProps) {
  const t = usePrintStrings();
  return printedSections(stage, document).map((section) => (
    <PrintSection key={section.title} heading={t[section.title]}>
      <Parts stage={stage} document={document} section={section} />
    </PrintSection>
  ));
}

type Group = readonly PrintedPart[];

/** Consecutive short answers form a group; every other answer is a group of its own. */
function groupsOf(parts: readonly PrintedPart[]): readonly Group[] {
  const groups: PrintedPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && isShort(part.answer) && last.every(({ answer }) => isShort(answer))) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

function Parts({ stage, document, section }: PrintedSectionsProps & { readonly section: PrintedSection }) {
  const t = usePrintStrings();
  const { language } = useLanguage();
  const heading = t[section.title];
  return groupsOf(section.parts).map((group) => {
    const [first] = group;
    if (first === undefined) return null;
    if (!isShort(first.answer)) {
      const label = answerLabel(first, stage, document, t);
      return (
        <PrintAnswer key={first.name} label={label === heading ? null : label}>
          <Answer
            answer={first.answer}
            label={label}
            isPreview={first.name.endsWith('_preview')}
            stage={stage}
            document={document}
            t={t}
          />
        </PrintAnswer>
      );
    }
    const items = group.flatMap((part): Description[] =>
      isShort(part.answer)
        ? [
            {
              id: part.name,
              label: answerLabel(part, stage, document, t),
              value: shownValue(part, answerText(part.answer, t, language), document),
              isWide: part.name === 'district',
            },
          ]
        : [],
    );
    return <PrintPairs key={first.name} items={items} columns={section.columns} />;
  });
}

/** The value of a short answer; the disaster category has its colour. A list is one of the page's language, whatever that of its names. */
function shownValue({ name, answer }: PrintedPart, text: string, { disaster_category }: PrintedDocument): ReactNode {
  if ('items' in answer) return text;
  if (name !== 'disaster_category') return <bdi>{text}</bdi>;
  return (
    <span className={styles.category} data-category={disaster_category}>
      {text}
    </span>
  );
}

interface AnswerProps extends PrintedSectionsProps {
  readonly answer: PrintedAnswer;
  readonly label: string;
  /** Whether the pictures are pages of a document. */
  readonly isPreview: boolean;
  readonly t: PrintStrings;
}

function Answer({ answer, label, isPreview, stage, document, t }: AnswerProps) {
  if (answer.kind === 'longText') return <PrintedText value={answer.value} />;
  if (answer.kind === 'pictures') {
    // a page of the budget is read, photos and maps are looked at
    return (
      <div className={isPreview ? undefined : styles.pictures}>
        <PrintPictures pictures={answer.pictures} label={label} failed={t.pictureFailed} />
      </div>
    );
  }
  if (answer.kind === 'document') return <ExternalLink href={answer.address}>{answer.name}</ExternalLink>;
  return answer.kind === 'rows' ? <PrintedRows list={answer.list} stage={stage} document={document} /> : null;
}
