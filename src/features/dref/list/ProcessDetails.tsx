import { useReference } from '#app/request/referenceData';
import type { DrefProcess } from '#domain/dref/drefProcess';
import { nextStep } from '#domain/dref/drefRules';
import { formatDate } from '#domain/format/dates';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { ExportButton } from '../export/ExportButton';
import { DocumentLink } from './DocumentLink';
import styles from './ProcessDetails.module.css';
import { statusTone } from './statusTone';
import { drefListStrings } from './strings';
import { documentName, type ListWords, stageName } from './useDrefColumns';

const nextWords = (t: ListWords) => ({
  finalize: t.nextFinalize,
  wait: t.nextWait,
  approve: t.nextApprove,
  followUp: t.nextFollowUp,
  followUpLoan: t.nextFollowUpLoan,
  retry: t.nextRetry,
  closed: t.nextClosed,
});

/** What comes next and who approves it, then the documents before the latest one. */
export function ProcessDetails({ process }: { readonly process: DrefProcess }) {
  const t = useStrings(drefListStrings);
  const { language } = useLanguage();
  const { application, latest, earlier } = process;
  return (
    <div className={styles.details}>
      <p>
        <strong>{t.nextSteps}</strong> {nextWords(t)[nextStep(process)]}{' '}
        <Approvers region={application.country_details?.region} />
      </p>
      {earlier.length > 0 && (
        <ul className={styles.documents} aria-label={t.documents({ name: documentName(latest, t) })}>
          {earlier.map((document) => (
            <li key={document.key} className={styles.document}>
              <span>{formatDate(document.created_at, language)}</span>
              <strong>{stageName(document, t)}</strong>
              <bdi className={styles.name}>{document.title?.trim() || t.untitled}</bdi>
              <Tag tone={statusTone(document.status)}>{document.status_display}</Tag>
              <DocumentLink document={document} isImminentV2={application.is_dref_imminent_v2} />
              <ExportButton document={document} process={process} name={documentName(document, t)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Approvers({ region }: { readonly region: number | null | undefined }) {
  const t = useStrings(drefListStrings);
  const { data } = useReference('regions');
  if (region === null || region === undefined) return t.approversAnywhere;
  const name = data?.results.find(({ id }) => id === region)?.region_name;
  return name === undefined ? null : t.approvers({ region: name });
}
