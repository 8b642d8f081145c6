import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { CountryKeyFigure } from '#contract/countryHistory';
import { totalsOf } from '#domain/appeals/totals';
import { percentOf } from '#domain/format/numbers';
import type { PastPeriod } from '#domain/places/pastEvents';
import { AsOf } from '#ui/display/AsOf';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import styles from './past.module.css';
import { pastFiguresQuery } from './queries';
import { pastEventStrings } from './strings';
import { usePeriodNames } from './usePeriodNames';

interface PeriodFiguresProps {
  readonly countryId: number;
  readonly name: string;
  readonly period: PastPeriod;
}

/** The operations of a country that began in a period, in five figures. */
export function PeriodFigures({ countryId, name, period }: PeriodFiguresProps) {
  const t = useStrings(pastEventStrings);
  const headingId = useId();
  const { daysOf } = usePeriodNames();
  const query = useQuery(pastFiguresQuery(countryId, period));
  return (
    <section className={styles.period} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.days(daysOf(period))}</h2>
      <Loaded query={query} isCompact skeleton={<Figures />}>
        {(data) => (
          <>
            <Figures data={totalsOf(data)} />
            {data.emergencies === null && <Note className={styles.note}>{t.none({ country: name })}</Note>}
            <Note className={styles.note}>
              {t.figuresSource}
              <AsOf at={query.dataUpdatedAt} />
            </Note>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Figures({ data }: { readonly data?: Readonly<Record<keyof CountryKeyFigure, number>> }) {
  const t = useStrings(pastEventStrings);
  const coverage = percentOf(data?.amount_funded_dref_included, data?.amount_requested_dref_included);
  return (
    <KeyFigures
      isLoading={data === undefined}
      figures={[
        { id: 'drefs', label: t.drefs, value: data?.active_drefs },
        { id: 'appeals', label: t.appeals, value: data?.active_appeals },
        { id: 'people', label: t.targeted, value: data?.target_population },
        { id: 'requested', label: t.requirements, value: data?.amount_requested_dref_included, currency: 'CHF' },
        {
          id: 'coverage',
          label: t.coverage,
          value: coverage,
          kind: 'percent',
          progress: { label: t.coverage, value: coverage },
        },
      ]}
    />
  );
}
