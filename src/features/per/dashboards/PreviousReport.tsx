import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import styles from './dashboards.module.css';
import { type Report, reportAddress } from './reports';
import { preparednessStrings } from './strings';

/** Leads to the published report that a tab took the place of. */
export function PreviousReport({ report }: { readonly report: Report }) {
  const t = useStrings(preparednessStrings);
  return (
    <p className={styles.note}>
      {t.previousReportText} <ExternalLink href={reportAddress(report)}>{t.previousReport}</ExternalLink>
    </p>
  );
}
