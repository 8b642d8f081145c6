import { useWatch } from 'react-hook-form';
import { useReference } from '#app/request/referenceData';
import type { FieldReport } from '#contract/fieldReport';
import { epidemicType, reportStatus } from '#domain/field-reports/fieldReportKind';
import { formatList } from '#domain/format/formatList';
import { isValidCountry } from '#domain/places/countries';
import { FormRow } from '#ui/form/FormRow';
import { FormCheckboxField, FormDateField, FormRadioField, FormTextField } from '#ui/form/formFields';
import { FormCountryField, FormSelectField } from '#ui/form/formSelects';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { EmergencyField } from './EmergencyField';
import { reportFormStrings } from './formStrings';
import { ProvincesField } from './ProvincesField';
import type { ReportValues } from './reportShape';
import { TitlePreview } from './TitlePreview';
import { useReportKind } from './useReportKind';

/** What struck, where, when, and what it is called. */
export function ContextStep({ report }: { readonly report: FieldReport | undefined }) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { language } = useLanguage();
  const kind = useReportKind();
  const [country, dtype] = useWatch<ReportValues, ['country', 'dtype']>({ name: ['country', 'dtype'] });
  const countries = useReference('countries');
  const types = useReference('disasterTypes');
  const [first, ...others] = report?.countries_details ?? [];
  const isOutbreak = kind === 'EPI' || kind === 'COVID';
  const startLabel = kind === 'EW' ? labels.forecastDate : isOutbreak ? labels.startOfOutbreak : labels.start_date;
  const yesOrNo = [
    { key: true, label: t.yes },
    { key: false, label: t.no },
  ];
  const countryOptions = countries.data?.results
    .filter((each) => isValidCountry(each) || each.id === report?.countries[0])
    .map(({ id, name }) => ({ id, name: name ?? String(id) }));
  const typeOptions = types.data?.results
    .filter(({ id }) => kind !== 'EW' || id !== epidemicType)
    .flatMap(({ id, name }) => (name ? [{ key: id, label: name }] : []));

  return (
    <>
      <FormRow title={t.status} description={t.statusText} isRequired>
        <FormRadioField<ReportValues>
          name="status"
          label={t.status}
          isLabelHidden
          isRequired
          options={[
            { key: reportStatus.event, label: t.statusEvent, description: t.statusEventText },
            { key: reportStatus.earlyWarning, label: t.statusWarning, description: t.statusWarningText },
          ]}
        />
      </FormRow>
      <FormRow title={t.event} description={t.eventText}>
        <EmergencyField report={report} />
      </FormRow>
      <FormRow title={t.country} description={t.countryText} isRequired>
        <FormCountryField<ReportValues>
          name="country"
          label={t.country}
          isLabelHidden
          isRequired
          countries={countries.isError ? [] : countryOptions}
          hasFailed={countries.isError}
          onRetry={() => void countries.refetch()}
          hint={
            others.length > 0 && country === first?.id
              ? t.otherCountries({
                  countries: formatList(
                    others.map(({ id, name }) => name ?? String(id)),
                    language,
                    'conjunction',
                  ),
                })
              : undefined
          }
        />
      </FormRow>
      <FormRow title={t.provinces}>
        <ProvincesField report={report} />
      </FormRow>
      <FormRow title={t.dtype} description={t.dtypeText} isRequired>
        <FormSelectField<ReportValues>
          name="dtype"
          label={t.dtype}
          isLabelHidden
          isRequired
          isReadOnly={kind === 'COVID'}
          options={typeOptions}
          isPending={types.isPending}
          hasFailed={types.isError}
          onRetry={() => void types.refetch()}
        />
        {(dtype === epidemicType || kind === 'COVID') && kind !== 'EW' && (
          <FormCheckboxField<ReportValues> name="is_covid_report" label={labels.covid} hint={t.covidText} />
        )}
      </FormRow>
      <FormRow title={startLabel} description={kind === 'EW' ? t.forecastText : t.startText} isRequired>
        <FormDateField<ReportValues> name="start_date" label={startLabel} isLabelHidden isRequired />
      </FormRow>
      <FormRow title={t.title} description={t.titleText} isRequired={kind !== 'COVID'}>
        {kind !== 'COVID' && (
          <FormTextField<ReportValues> name="title" label={t.title} isLabelHidden isRequired autoComplete="off" />
        )}
        <TitlePreview report={report} />
      </FormRow>
      <FormRow title={t.assistance}>
        <FormRadioField<ReportValues>
          name="request_assistance"
          label={labels.request_assistance}
          options={yesOrNo}
          isClearable
        />
        <FormRadioField<ReportValues>
          name="ns_request_assistance"
          label={labels.ns_request_assistance}
          options={yesOrNo}
          isClearable
        />
      </FormRow>
    </>
  );
}
