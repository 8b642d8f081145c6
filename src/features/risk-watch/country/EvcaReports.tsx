import { useQuery } from '@tanstack/react-query';
import { formatDate, parseMoment } from '#domain/format/dates';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { RiskLoaded } from '../RiskLoaded';
import { reportsQuery } from './queries';
import { countryRiskStrings } from './strings';

/** The published reports of vulnerability and capacity assessments of a country, each with its document. @param iso3 - lower case */
export default function EvcaReports({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const query = useQuery(reportsQuery(iso3));
  return (
    <Card title={t.evca}>
      <RiskLoaded query={query} skeleton={<Skeleton kind="text" lines={3} />}>
        {({ results }) => {
          const own = results.filter(({ program_display: of }) => of?.country_details?.iso3?.toLowerCase() === iso3);
          if (own.length === 0) return <StateMessage state="empty" message={t.noEvca} />;
          return (
            <List items={own} itemKey={({ id }) => id} label={t.evca}>
              {({ report_name, description, attachment_url, attachment, program_display: of }) => {
                const begun = formatDate(parseMoment(of?.start_date), language);
                return (
                  <>
                    <ExternalLink href={attachment_url ?? attachment}>
                      <FreeText value={report_name?.trim() || t.evcaUntitled} />
                    </ExternalLink>
                    <Note>
                      <FreeText value={[of?.program_name, begun, description].filter(Boolean).join(' · ')} />
                    </Note>
                  </>
                );
              }}
            </List>
          );
        }}
      </RiskLoaded>
    </Card>
  );
}
