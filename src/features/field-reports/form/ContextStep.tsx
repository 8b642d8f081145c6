import { useWatch } from 'react-hook-form';
import { useStoredDocument } from '#app/form/formContext';
import { LongFormSection } from '#app/form/LongFormSection';
import type { FieldReport } from '#contract/fieldReport';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { ReportField, ReportFieldRow } from './reportForm';
import type { ReportValues } from './reportShape';
import { TitlePreview } from './TitlePreview';
import { useReportKind } from './useReportKind';
import { useReportStrings } from './useReportStrings';

/** The step about type, place, date and title of the crisis. */
export function ContextStep() {
  const t = useReportStrings();
  const kind = useReportKind();
  const country = useWatch<ReportValues, 'country'>({ name: 'country' });
  return (
    <>
      <ReportFieldRow name="status" />
      <ReportFieldRow name="event" placeholder={t.searchEmergency} />
      <ReportFieldRow name="country">
        <OtherCountries country={country} />
      </ReportFieldRow>
      <ReportFieldRow
        name="districts"
        isDisabled={country === null}
        placeholder={country === null ? t.countryFirst : undefined}
      />
      <ReportFieldRow name="dtype" isReadOnly={kind === 'COVID'}>
        <ReportField name="is_covid_report" hint={t.covidText} />
      </ReportFieldRow>
      <ReportFieldRow name="start_date" />
      {kind === 'COVID' ? (
        <LongFormSection title={t.title}>
          <TitlePreview />
        </LongFormSection>
      ) : (
        <ReportFieldRow name="title">
          <TitlePreview />
        </ReportFieldRow>
      )}
      <LongFormSection title={t.assistance}>
        <ReportField name="request_assistance" isClearable />
        <ReportField name="ns_request_assistance" isClearable />
      </LongFormSection>
    </>
  );
}

/** A report of several countries keeps the others as long as the first is not changed. */
function OtherCountries({ country }: { readonly country: number | null }) {
  const t = useReportStrings();
  const { language } = useLanguage();
  const [first, ...others] = useStoredDocument<FieldReport>()?.countries_details ?? [];
  if (others.length === 0 || country !== first?.id) return null;
  const names = others.map(({ id, name }) => name ?? String(id));
  return <p>{t.otherCountries({ countries: formatList(names, language, 'conjunction') })}</p>;
}
