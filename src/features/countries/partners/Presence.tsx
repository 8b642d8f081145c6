import { useReference } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import { joinTexts } from '#domain/format/joinTexts';
import { clustersOf } from '#domain/places/countries';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { TextOutput } from '#ui/display/TextOutput';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { countryPartnerStrings } from './strings';

/** @source reference/countries-and-regions.md, section 1.11b */
const legalStatusUrl = 'https://ifrcorg.sharepoint.com/sites/OurIFRCLegal/SitePages/Legal-Resources.aspx';

interface PresenceProps {
  readonly country: CountryDetail;
  readonly name: string;
}

/** The offices of the IFRC. The response also has the e-mail addresses and numbers of their heads, which are not public. */
export function IfrcPresence({ country, name }: PresenceProps) {
  const t = useStrings(countryPartnerStrings);
  const offices = country.country_delegation.map((office, index) => ({ ...office, key: index }));
  return (
    <Card title={t.ifrc}>
      <Stack gap="s4">
        {offices.length === 0 ? (
          <>
            <StateMessage state="empty" isCompact message={t.noOffice({ country: name })} />
            <RegionalClusters region={country.region} name={name} />
          </>
        ) : (
          <>
            <List items={offices} itemKey={({ key }) => key}>
              {({ dotype_name, hod_first_name, hod_last_name, address, city }) => (
                <DescriptionGrid
                  items={[
                    {
                      id: 'head',
                      label: dotype_name ? t.head({ office: dotype_name }) : t.headOfOffice,
                      value: <TextOutput value={joinTexts([hod_first_name, hod_last_name], ' ')} />,
                    },
                    { id: 'office', label: t.office, value: <TextOutput value={dotype_name} /> },
                    {
                      id: 'location',
                      label: t.location,
                      value: <TextOutput value={joinTexts([address, city], ', ')} />,
                    },
                  ]}
                />
              )}
            </List>
            <Note>{t.officeSource}</Note>
          </>
        )}
        <p>
          <ExternalLink href={legalStatusUrl}>{t.legalStatus}</ExternalLink> <Note as="span">{t.legalStatusNote}</Note>
        </p>
        {country.disaster_law_url && (
          <p>
            <ExternalLink href={country.disaster_law_url}>{t.disasterLaw({ country: name })}</ExternalLink>
          </p>
        )}
      </Stack>
    </Card>
  );
}

interface RegionalClustersProps {
  readonly region: CountryDetail['region'];
  readonly name: string;
}

/** The cluster delegations of the region. The server does not say which of them covers a country without an office of its own. */
function RegionalClusters({ region, name }: RegionalClustersProps) {
  const t = useStrings(countryPartnerStrings);
  const { language } = useLanguage();
  const { data } = useReference('countries');
  const clusters = clustersOf(region, data?.results, language);
  if (clusters.length === 0) return null;
  return (
    <section aria-label={t.clusters}>
      <h3>{t.clusters}</h3>
      <List items={clusters} itemKey={({ id }) => id}>
        {({ id, name: cluster }) => (
          <Link to="countriesLayout" params={{ countryId: id }}>
            {cluster ?? id}
          </Link>
        )}
      </List>
      <Note>{t.clustersNote({ country: name })}</Note>
    </section>
  );
}

/** The ICRC's description of its work; renders nothing where the ICRC is not present. */
export function IcrcPresence({ country, name }: PresenceProps) {
  const t = useStrings(countryPartnerStrings);
  const icrc = country.icrc_presence;
  if (icrc?.icrc_presence !== true) return null;
  return (
    <Card title={t.icrc}>
      <Stack gap="s4">
        <p>{t.icrcPresent({ country: name })}</p>
        {icrc.description?.trim() && <p dir="auto">{icrc.description}</p>}
        {icrc.url && (
          <p>
            <ExternalLink href={icrc.url}>
              {icrc.key_operation ? t.keyOperation({ country: name }) : t.icrcMore({ country: name })}
            </ExternalLink>
          </p>
        )}
        <Note>{t.icrcSource}</Note>
      </Stack>
    </Card>
  );
}
