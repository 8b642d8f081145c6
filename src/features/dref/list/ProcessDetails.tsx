import { useReference } from '#app/request/referenceData';
import type { DrefProcess } from '#domain/dref/drefProcess';
import { nextStep } from '#domain/dref/drefRules';
import { FreeText } from '#ui/display/FreeText';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { DocumentActions } from './DocumentActions';
import { documentName, type ListStrings, stageName } from './documentNames';
import styles from './ProcessDetails.module.css';
import { StatusTag } from './StatusTag';
import { drefListStrings } from './strings';

const nextStepTexts = (t: ListStrings) => ({
  finalize: t.nextFinalize,
  wait: t.nextWait,
  approve: t.nextApprove,
  followUp: t.nextFollowUp,
  followUpLoan: t.nextFollowUpLoan,
  retry: t.nextRetry,
  closed: t.nextClosed,
});

/** The next step and who approves it, then the documents before the latest one. */
export function ProcessDetails({ process }: { readonly process: DrefProcess }) {
  const t = useStrings(drefListStrings);
  const { application, latest, earlier } = process;
  return (
    <Stack gap="s3">
      <p>
        <strong>{t.nextSteps}</strong> {nextStepTexts(t)[nextStep(process)]}{' '}
        <Approvers region={application.country_details?.region} />
      </p>
      {earlier.length > 0 && (
        <ul className={styles.documents} aria-label={t.documents({ name: documentName(latest, t) })}>
          {earlier.map((document) => (
            <li key={document.key} className={styles.document}>
              <TextOutput kind="date" value={document.created_at} />
              <strong>{stageName(document, t)}</strong>
              <span className={styles.name}>
                <FreeText value={document.title?.trim() || t.untitled} />
              </span>
              <StatusTag status={document.status} />
              <DocumentActions process={process} document={document} size="s" />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Approvers({ region }: { readonly region: number | null | undefined }) {
  const t = useStrings(drefListStrings);
  const { data } = useReference('regions');
  if (region === null || region === undefined) return t.approversAnywhere;
  const name = data?.results.find(({ id }) => id === region)?.region_name;
  return name === undefined ? null : t.approvers({ region: name });
}
