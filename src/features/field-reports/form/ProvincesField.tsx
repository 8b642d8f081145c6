import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldReport } from '#contract/fieldReport';
import { Button } from '#ui/actions/Button';
import { FormDistrictsField } from '#ui/form/formSelects';
import { useStrings } from '#ui/language/useStrings';
import { districtsQuery } from './formQueries';
import { reportFormStrings } from './formStrings';
import { countriesOf } from './reportBody';
import type { ReportValues } from './reportShape';

/** The provinces of the report's countries. */
export function ProvincesField({ report }: { readonly report: FieldReport | undefined }) {
  const t = useStrings(reportFormStrings);
  const { setValue } = useFormContext<ReportValues>();
  const country = useWatch<ReportValues, 'country'>({ name: 'country' });
  const { data, isError, refetch } = useQuery({
    ...districtsQuery(countriesOf(country, report)),
    enabled: country !== null,
  });
  const districts =
    country === null ? null : (data?.results.filter(({ is_deprecated }) => !is_deprecated) ?? undefined);
  const selectAll = () =>
    setValue(
      'districts',
      (districts ?? []).map(({ id }) => id),
      { shouldDirty: true, shouldTouch: true },
    );
  return (
    <>
      <FormDistrictsField<ReportValues>
        name="districts"
        label={t.provinces}
        isLabelHidden
        districts={isError ? [] : districts}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
      {districts && districts.length > 1 && (
        <div>
          <Button size="s" onPress={selectAll}>
            {t.selectAll}
          </Button>
        </div>
      )}
    </>
  );
}
