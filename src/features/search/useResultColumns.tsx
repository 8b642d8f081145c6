import { href } from '#app/routes/href';
import { useSession } from '#app/session/session';
import type { ResponseOf } from '#contract/types';
import { severityTone } from '#domain/emergencies/severity';
import { formatDuration } from '#domain/format/durations';
import { percentOf } from '#domain/format/numbers';
import { isFlashUpdate } from '#domain/search/search';
import { searchAmount } from '#domain/search/searchAmount';
import { alertDuration, shownKeywords } from '#domain/surge/alerts';
import { deploymentType } from '#domain/surge/deployments';
import { CountryLinks } from '#resources/country/CountryLinks';
import { Link } from '#ui/actions/Link';
import { Tag } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import {
  type Column,
  dateColumn,
  linkColumn,
  listColumn,
  momentColumn,
  numberColumn,
  progressColumn,
  textColumn,
} from '#ui/table/columns';
import { searchPageStrings } from './strings';

type Results = ResponseOf<'GET /api/v1/search/'>;
export type TableGroup = Exclude<keyof Results, 'regions' | 'countries' | 'district_province_response'>;
type Item<G extends TableGroup> = NonNullable<Results[G]>[number];
export type ResultColumns = { readonly [G in TableGroup]: readonly Column<Item<G>>[] };

/** The columns of each kind of result; the names of deployed people are shown to logged-in users only. @source reference/shell-and-account.md, section 1.6 */
export function useResultColumns(): ResultColumns {
  const t = useStrings(searchPageStrings);
  const { language } = useLanguage();
  const isLoggedIn = useSession() !== null;
  const emergencyHref = (emergencyId: number | null) => href('emergenciesLayout', { emergencyId });
  const countryHref = (countryId: number | null) => href('countriesLayout', { countryId });
  const eventColumn = <R extends { event_id: number | null; event_name: string | null }>() =>
    linkColumn<R>({
      id: 'emergency',
      header: t.emergency,
      value: (row) => row.event_name,
      href: (row) => emergencyHref(row.event_id),
    });

  return {
    emergencies: [
      dateColumn({ id: 'start', header: t.startDate, value: (row) => row.start_date }),
      {
        id: 'title',
        header: t.columnTitle,
        cell: ({ id, name, severity_level, severity_level_display }) => (
          <Row as="span" gap="s1 s2" align="baseline">
            <Link href={emergencyHref(id) ?? undefined}>{name}</Link>
            {severity_level in severityTone && (
              <Tag tone={severityTone[severity_level as keyof typeof severityTone]} hasDot>
                {severity_level_display}
              </Tag>
            )}
          </Row>
        ),
        sortValue: ({ name }) => name,
      },
      listColumn({
        id: 'appeal',
        header: t.appealType,
        value: (row) => [...new Set(row.appeals.map(({ atype }) => atype))],
      }),
      textColumn({ id: 'disaster', header: t.disasterType, value: (row) => row.disaster_type }),
      numberColumn({ id: 'requested', header: t.requested, value: (row) => searchAmount(row.funding_requirements) }),
      progressColumn({
        id: 'coverage',
        header: t.coverage,
        value: (row) => percentOf(searchAmount(row.funding_coverage), searchAmount(row.funding_requirements)),
      }),
      { id: 'country', header: t.country, cell: ({ countries }) => <CountryLinks countries={countries} /> },
    ],
    reports: [
      momentColumn({ id: 'date', header: t.date, value: (row) => row.created_at }),
      textColumn({ id: 'type', header: t.type, value: (row) => row.type }),
      linkColumn({
        id: 'title',
        header: t.columnTitle,
        value: (row) => row.name,
        href: (row) =>
          isFlashUpdate(row)
            ? href('flashUpdateFormDetails', { flashUpdateId: row.id })
            : href('fieldReportDetails', { fieldReportId: row.id }),
      }),
    ],
    projects: [
      dateColumn({ id: 'start', header: t.startDate, value: (row) => row.start_date }),
      dateColumn({ id: 'end', header: t.endDate, value: (row) => row.end_date }),
      linkColumn({
        id: 'name',
        header: t.projectName,
        value: (row) => row.name,
        href: (row) => href('threeWProjectDetail', { projectId: row.id }),
      }),
      eventColumn(),
      textColumn({ id: 'society', header: t.nationalSociety, value: (row) => row.national_society }),
      listColumn({ id: 'provinces', header: t.provinces, value: (row) => row.regions }),
      textColumn({ id: 'sector', header: t.sector, value: (row) => row.sector }),
      numberColumn({ id: 'people', header: t.peopleTargeted, value: (row) => row.people_targeted }),
    ],
    surge_alerts: [
      dateColumn({ id: 'alert', header: t.alertDate, value: (row) => row.alert_date }),
      textColumn({
        id: 'duration',
        header: t.duration,
        value: ({ alert_date: start, deadline: end }) => formatDuration(alertDuration({ start, end }), language),
      }),
      dateColumn({ id: 'start', header: t.startDate, value: (row) => row.start_date }),
      textColumn({ id: 'position', part: 'name', header: t.position, value: (row) => row.name }),
      listColumn({ id: 'keywords', header: t.keywords, value: (row) => shownKeywords(row.keywords) }),
      eventColumn(),
      linkColumn({
        id: 'country',
        header: t.country,
        value: (row) => row.country,
        href: (row) => countryHref(row.country_id),
      }),
      textColumn({ id: 'status', header: t.status, value: (row) => row.status }),
    ],
    surge_deployments: [
      textColumn({ id: 'owner', part: 'name', header: t.owner, value: (row) => row.owner }),
      textColumn({ id: 'type', header: t.type, value: (row) => row.type }),
      numberColumn({ id: 'personnel', header: t.personnelUnits, value: (row) => row.personnel_units }),
      numberColumn({ id: 'equipment', header: t.equipmentUnits, value: (row) => row.equipment_units }),
      linkColumn({
        id: 'country',
        header: t.deployedTo,
        value: (row) => row.deployed_country_name ?? row.deployed_country,
        href: (row) => countryHref(row.deployed_country_id),
      }),
      eventColumn(),
    ],
    rapid_response_deployments: [
      dateColumn({ id: 'start', header: t.startDate, value: (row) => row.start_date }),
      dateColumn({ id: 'end', header: t.endDate, value: (row) => row.end_date }),
      ...(isLoggedIn
        ? [textColumn<Item<'rapid_response_deployments'>>({ id: 'name', header: t.name, value: (row) => row.name })]
        : []),
      textColumn({
        id: 'position',
        part: isLoggedIn ? 'fact' : 'name',
        header: t.position,
        value: (row) => row.position,
      }),
      textColumn({
        id: 'keywords',
        header: t.keywords,
        value: ({ type }) => deploymentType(type, t.rapidResponse),
      }),
      linkColumn({
        id: 'from',
        header: t.deployingParty,
        value: (row) => row.deploying_country_name,
        href: (row) => countryHref(row.deploying_country_id),
      }),
      linkColumn({
        id: 'to',
        header: t.deployedTo,
        value: (row) => row.deployed_to_country_name,
        href: (row) => countryHref(row.deployed_to_country_id),
      }),
      eventColumn(),
    ],
  };
}
