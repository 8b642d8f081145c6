import { hazards as allHazards, type Hazard } from '#domain/risk-watch/hazards';
import { riskMetrics } from '#domain/risk-watch/seasonalRisk';
import { Button } from '#ui/actions/Button';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { ChecklistField } from '#ui/fields/ChecklistField';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { MonthStrip } from '../MonthStrip';
import { riskWatchStrings } from '../strings';
import { useHazardNames } from '../useHazardNames';
import { useRiskNames } from '../useRiskNames';
import { seasonalStrings } from './strings';
import type { RankingCountry, SeasonalChoices } from './useSeasonalRanking';

interface SeasonalFieldsProps {
  readonly choices: SeasonalChoices;
  /** The hazards in the data of the metric. */
  readonly hazards: readonly Hazard[];
  readonly chosen: readonly Hazard[];
  readonly countriesByCode: ReadonlyMap<string, RankingCountry>;
}

const everyMonth = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The filters of the seasonal page. */
export function SeasonalFields({ choices, hazards, chosen, countriesByCode }: SeasonalFieldsProps) {
  const t = useStrings(seasonalStrings);
  const sharedStrings = useStrings(riskWatchStrings);
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const { values, months, set } = choices;
  const changeHazards = (next: readonly Hazard[] = []) => {
    const isAll = next.length === 0 || hazards.every((hazard) => next.includes(hazard));
    set('hazards', isAll ? null : allHazards.filter((hazard) => next.includes(hazard)));
  };
  return (
    <Stack gap="s4" padding="s4 edge">
      <SegmentField
        label={sharedStrings.metric}
        options={riskMetrics.map((key) => ({ key, label: names.metric(key) }))}
        value={values.metric}
        onChange={(metric) => {
          set('metric', metric);
          set('hazards', null);
        }}
      />
      <Columns gap="s4 s5" minWidth={260}>
        <ChecklistField
          label={t.hazardsOccurring}
          hint={values.hazards === null ? t.allHazardsChosen : undefined}
          options={hazards.map((key) => ({ key, label: hazardName(key) }))}
          value={chosen}
          onChange={changeHazards}
        />
        <Stack gap="s3" align="start">
          <MultiSelectField
            label={t.countries}
            placeholder={t.allCountries}
            options={[...countriesByCode.values()].map(({ id, name }) => ({ key: id, label: name }))}
            value={values.countries ?? []}
            onChange={(countries) => set('countries', countries === undefined ? null : [...countries])}
          />
          <CheckboxField
            label={t.perPopulation}
            hint={t.perPopulationHint}
            value={values.population}
            onChange={(isOn) => set('population', isOn === true)}
          />
          {values.metric === 'riskScore' && (
            <CheckboxField
              label={t.coping}
              hint={t.copingHint}
              value={values.coping}
              onChange={(isOn) => set('coping', isOn === true)}
            />
          )}
        </Stack>
      </Columns>
      <MonthStrip label={t.months} months={months} onChange={(next) => set('months', [...next])} isMultiple />
      <div>
        <Button size="s" isDisabled={months.length === everyMonth.length} onPress={() => set('months', everyMonth)}>
          {t.allMonths}
        </Button>
      </div>
    </Stack>
  );
}
