import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { type Report, reportAddress } from './reports';
import { preparednessStrings } from './strings';

/** A link to the published report that the tab replaces. */
export function PreviousReport({ report }: { readonly report: Report }) {
  const t = useStrings(preparednessStrings);
  return (
    <Note>
      {t.previousReportText} <ExternalLink href={reportAddress(report)}>{t.previousReport}</ExternalLink>
    </Note>
  );
}
