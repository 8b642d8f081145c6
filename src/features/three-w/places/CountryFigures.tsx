import { useQuery } from '@tanstack/react-query';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import type { CountryDetail } from '#contract/country';
import { sumOfProjects } from '#domain/three-w/projectFigures';
import { KeyFigures } from '#ui/display/KeyFigures';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from '../overview/overview.module.css';
import { ProjectPie, projectPieSkeleton } from '../ProjectPie';
import { StatusPie } from '../StatusPie';
import { type CountryFilters, countryOverviewQuery, countryProjectList, countryTotalsQuery } from './queries';
import { countryProjectsStrings } from './strings';

interface CountryFiguresProps {
  readonly country: CountryDetail;
  readonly filters: CountryFilters;
}

/** The totals of the projects in a country: the server counts them with the filters of the page, but for the budget, whose projects are read. */
export function CountryFigures({ country, filters }: CountryFiguresProps) {
  const t = useStrings(countryProjectsStrings);
  const overview = useQuery(countryOverviewQuery(country.id, filters));
  const projects = useAllRows(countryProjectList, filters, country.id);
  const { region } = country;
  const totals = useQuery({ ...countryTotalsQuery(region ?? 0, country.id, filters), enabled: region !== null });
  // the server counts projects of every status by region alone: those of a country without one are not known
  const query = combineQueries(region === null ? [overview, projects] : [overview, projects, totals]);
  const all = totals.data;
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="459px" phoneHeight="989px" />}>
      {([ongoing, { results }]) => (
        <Stack gap="s4" className={styles.blocks} data-refreshing={query.isPlaceholderData || undefined}>
          <KeyFigures
            figures={[
              { id: 'societies', label: t.societies, value: ongoing.ns_with_ongoing_activities },
              { id: 'targeted', label: t.targeted, value: all?.target_total },
              { id: 'total', label: t.total, value: all?.total_projects },
              { id: 'budget', label: t.budget, value: sumOfProjects(results, 'budget_amount') },
            ]}
          />
          <Note className={styles.note}>{t.figuresNote}</Note>
          <Columns gap="s4" minWidth={340}>
            <Card title={t.byType}>
              <ProjectPie
                title={t.byType}
                unit={t.unit}
                source={ongoing}
                slices={(ongoing.projects_per_programme_type ?? [])
                  .map(({ programme_type, programme_type_display, count }) => ({
                    key: String(programme_type),
                    label: programme_type_display,
                    value: count,
                  }))
                  .sort((a, b) => b.value - a.value)}
              />
            </Card>
            {all && (
              <Card title={t.byStatus}>
                <LazyBlock skeleton={projectPieSkeleton} resetKey={all}>
                  <StatusPie title={t.byStatus} unit={t.unit} counts={all.projects_by_status} />
                </LazyBlock>
              </Card>
            )}
          </Columns>
        </Stack>
      )}
    </Loaded>
  );
}
