import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valuesOfStored } from '#app/form/derive';
import { ruleStrings } from '#app/form/strings';
import type { ApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { Dref, DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { applicationQuery, finalReportQuery, operationalUpdateQuery } from '#resources/dref/queries';
import { Link } from '#ui/actions/Link';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { applicationForm } from '../application/applicationForm';
import { fieldAddress } from '../documentAddress';
import { useDrefStrings } from '../form/useDrefStrings';
import { type SavedDocument, useLastSaved } from '../form/useLastSaved';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';
import { useUpdateWarnings } from '../update/useUpdateWarnings';
import { type CheckedAnswer, type CheckedStep, checkDocument } from './checkDocument';
import styles from './DocumentCheck.module.css';
import { drefListStrings } from './strings';

interface DocumentCheckProps {
  readonly document: DrefDocument;
  readonly isImminentV2: boolean;
}

/** Who saved a document last, then what it lacks and what contradicts in it, tab by tab, with links to the fields. */
export function DocumentCheck({ document, isImminentV2 }: DocumentCheckProps) {
  const of = (steps: readonly CheckedStep[]) => (
    <Findings steps={steps} address={(path) => fieldAddress({ ...document, isImminentV2 }, path)} />
  );
  const { id, stage } = document;
  if (stage === 'application') {
    return <Read query={applicationQuery(id)}>{(stored) => <OfApplication stored={stored}>{of}</OfApplication>}</Read>;
  }
  return stage === 'operationalUpdate' ? (
    <Read query={operationalUpdateQuery(id)}>{(stored) => <OfUpdate stored={stored}>{of}</OfUpdate>}</Read>
  ) : (
    <Read query={finalReportQuery(id)}>{(stored) => <OfReport stored={stored}>{of}</OfReport>}</Read>
  );
}

interface ReadProps<Stored> {
  readonly query: UseQueryOptions<Stored, ApiError>;
  readonly children: (stored: Stored) => React.ReactNode;
}

/** Reads the document anew: it may have been written since it was last shown. */
function Read<Stored extends SavedDocument>({ query, children }: ReadProps<Stored>) {
  const messageOf = useErrorMessage();
  const lastSaved = useLastSaved();
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error) return <StateMessage state="error" isCompact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data || isFetching) return <Skeleton kind="block" height="6rem" />;
  return (
    <>
      <Note>{lastSaved(data)}</Note>
      {children(data)}
    </>
  );
}

interface CheckProps<Stored> {
  readonly stored: Stored;
  readonly children: (steps: readonly CheckedStep[]) => React.ReactNode;
}

const none: readonly never[] = [];

function OfApplication({ stored, children }: CheckProps<Dref>) {
  const [t, rules] = [useDrefStrings(), useStrings(ruleStrings)];
  const { language } = useLanguage();
  return children(
    useMemo(
      () => checkDocument(applicationForm, stored, { t, language, rules, further: none }),
      [stored, t, language, rules],
    ),
  );
}

function OfUpdate({ stored, children }: CheckProps<DrefOperationalUpdate>) {
  const [t, rules] = [useDrefStrings(), useStrings(ruleStrings)];
  const { language } = useLanguage();
  const further = useUpdateWarnings(stored, valuesOfStored(updateForm, stored));
  return children(checkDocument(updateForm, stored, { t, language, rules, further }));
}

function OfReport({ stored, children }: CheckProps<DrefFinalReport>) {
  const [t, rules] = [useDrefStrings(), useStrings(ruleStrings)];
  const { language } = useLanguage();
  return children(
    useMemo(
      () => checkDocument(reportForm, stored, { t, language, rules, further: none }),
      [stored, t, language, rules],
    ),
  );
}

interface FindingsProps {
  readonly steps: readonly CheckedStep[];
  /** The address of a field. */
  readonly address: (path: string) => string;
}

function Findings({ steps, address }: FindingsProps) {
  const t = useStrings(drefListStrings);
  if (steps.length === 0) return <p>{t.nothingMissing}</p>;
  const list = (answers: readonly CheckedAnswer[]) => (
    <ul className={styles.answers}>
      {answers.map(({ path, label, message }) => (
        <li key={`${path} ${message ?? ''}`}>
          <Link href={address(path)}>{label}</Link>
          {message && ` – ${message}`}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.check} aria-label={t.checkTitle}>
      <p>{t.checkText}</p>
      {steps.map(({ step, title, missing, wrong }) => (
        <div key={step}>
          <h3 className={styles.title}>{title}</h3>
          {missing.length > 0 && (
            <>
              <p>{t.missingCounted({ count: missing.length })}</p>
              {list(missing)}
            </>
          )}
          {wrong.length > 0 && (
            <>
              <p>{t.wrongCounted({ count: wrong.length })}</p>
              {list(wrong)}
            </>
          )}
        </div>
      ))}
    </section>
  );
}
