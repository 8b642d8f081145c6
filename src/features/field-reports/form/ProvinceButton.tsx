import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/actions/Button';
import { provinceOptions } from './reportOptions';
import type { ReportValues } from './reportShape';
import { useReportWords } from './useReportWords';

/** Selects every province of the chosen country. */
export function ProvinceButton() {
  const t = useReportWords();
  const { setValue } = useFormContext<ReportValues>();
  const country = useWatch<ReportValues, 'country'>({ name: 'country' });
  const { options = [] } = provinceOptions.useOptions(country as never);
  if (options.length < 2) return null;
  const selectAll = () =>
    setValue(
      'districts',
      options.map(({ key }) => Number(key)),
      { shouldDirty: true, shouldTouch: true },
    );
  return (
    <div>
      <Button size="s" onPress={selectAll}>
        {t.selectAll}
      </Button>
    </div>
  );
}
