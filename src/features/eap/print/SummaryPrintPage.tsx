import type { FormValues } from '#app/form/definition';
import { valuesOfStored } from '#app/form/derive';
import type { EapRegistration } from '#contract/eap';
import type { FullEap } from '#contract/eapDocument';
import { formatNumber } from '#domain/format/numbers';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PrintSection } from '#ui/print/PrintSection';
import { isContact } from '../fields/fieldEntry';
import { fullLayout } from '../fields/fullLayout';
import { ChosenAreas, ChosenProvinces } from '../form/AreasRow';
import { fullForm } from '../form/defineEapForm';
import { useEapStrings } from '../form/useEapStrings';
import { fullQuery } from '../queries';
import { EapPrintPage } from './EapPrintPage';
import { PrintedContact } from './PrintedContact';
import { PrintedEap } from './PrintedEap';
import { PrintedFields } from './PrintedFields';
import { areaNames } from './PrintedVersion';
import { eapPrintStrings } from './strings';

export function Component() {
  const t = useStrings(eapPrintStrings);
  return (
    <EapPrintPage kind="full" title={t.summary} query={fullQuery} marksChanges={false}>
      {({ registration, stored }) => <Summary registration={registration} stored={stored} />}
    </EapPrintPage>
  );
}

interface SummaryProps {
  readonly registration: EapRegistration;
  readonly stored: FullEap;
}

const contacts = fullLayout.overview.filter(isContact);

/** The summary of a full protocol. @source reference/eap.md, section 1.6 */
function Summary({ registration, stored }: SummaryProps) {
  const t = useStrings(eapPrintStrings);
  const names = useEapStrings();
  const { language } = useLanguage();
  const definition = fullForm(registration.id);
  const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, stored)));
  const printed = { definition, values, before: undefined };
  const chf = (...amounts: readonly (number | null)[]) =>
    formatNumber(
      amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
      language,
    ) ?? '';
  return (
    <PrintedEap
      title={t.summary}
      kind="full"
      registration={registration}
      cover={stored.cover_image_file}
      version={stored.version}
      years={5}
      areas={areaNames(stored)}
    >
      <PrintSection heading={t.facts}>
        {stored.admin2.length > 0 && <ChosenAreas chosen={stored.admin2} />}
        {stored.districts.length > 0 && <ChosenProvinces chosen={stored.districts.map(({ district }) => district)} />}
        <p>
          {t.allocation({
            total: chf(stored.total_budget),
            before: chf(stored.readiness_budget, stored.pre_positioning_budget),
            action: chf(stored.early_action_budget),
            society: registration.national_society_details.society_name ?? '',
            hazard: registration.disaster_type_details.name ?? '',
          })}
        </p>
        <PrintedFields
          names={[
            'objective',
            'prioritized_impacts',
            'early_actions',
            'lead_time',
            'lead_timeframe_unit',
            'trigger_statement_source_of_information',
            'trigger_statement',
          ]}
          {...printed}
        />
      </PrintSection>
      <PrintSection heading={t.strategy} isOnNewPage>
        <PrintedFields
          names={['operational_administrative_capacity', 'trigger_statement', 'early_actions']}
          {...printed}
        />
      </PrintSection>
      <PrintSection heading={names.planned_operations} isOnNewPage>
        <PrintedFields heading={names.planned_operations} names={['planned_operations']} {...printed} />
      </PrintSection>
      <PrintSection heading={names.enabling_approaches} isOnNewPage>
        <PrintedFields heading={names.enabling_approaches} names={['enabling_approaches']} {...printed} />
      </PrintSection>
      <PrintSection heading={names.budget} isOnNewPage>
        <PrintedFields
          names={['total_budget', 'readiness_budget', 'pre_positioning_budget', 'early_action_budget']}
          {...printed}
        />
      </PrintSection>
      <PrintSection heading={names.contacts}>
        {contacts.map((section) => (
          <PrintedContact key={section.title} {...section} {...printed} />
        ))}
      </PrintSection>
    </PrintedEap>
  );
}
