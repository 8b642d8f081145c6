import { useQuery } from '@tanstack/react-query';
import type { EmergencyProject } from '#contract/emergencyProject';
import { compareNames } from '#domain/language/compare';
import { societyName } from '#domain/places/societyName';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { FilterBar } from '#ui/filters/FilterBar';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { statusNames } from './activityTexts';
import { activityOptionsQuery } from './queries';
import { emergencyActivitiesStrings } from './strings';
import type { useActivityFilters } from './useActivityFilters';

interface ActivityFilterBarProps {
  readonly projects: readonly EmergencyProject[];
  readonly filters: ReturnType<typeof useActivityFilters>;
  readonly hasCountry: boolean;
}

/** Returns what makes distinct options of the loaded projects that have a name, sorted by name. */
function useOptionsOf() {
  const { language } = useLanguage();
  const byName = compareNames(language);
  return <Key extends string | number>(pairs: readonly (readonly [Key, string | null | undefined])[]) =>
    [...new Map(pairs)]
      .flatMap(([key, label]) => (label?.trim() ? [{ key, label: label.trim() }] : []))
      .sort((a, b) => byName(a.label, b.label));
}

/** Filters of several values each: a project matches any value of each filter. */
export function ActivityFilterBar({ projects, filters, hasCountry }: ActivityFilterBarProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const { data: options } = useQuery(activityOptionsQuery());
  const optionsOf = useOptionsOf();
  const { values, set, setCountry, clear, activeCount, provincesOf } = filters;

  const societies = optionsOf(
    projects.flatMap(({ reporting_ns_details: ns }) => (ns ? [[ns.id, societyName(ns)] as const] : [])),
  );
  const eruOwners = optionsOf(
    projects.flatMap(({ deployed_eru_details: eru }) => {
      if (!eru) return [];
      const owner = eru.eru_owner_details.national_society_country_details;
      return owner ? [[owner.id, societyName(owner)] as const] : [];
    }),
  );
  // the server lists all sectors; without its response, the options are the sectors of the projects
  const sectors = optionsOf(
    options
      ? options.sectors.map(({ id, title }) => [id, title] as const)
      : projects.flatMap(({ activities }) =>
          activities.map(({ sector, sector_details }) => [sector, sector_details.title] as const),
        ),
  );
  const statuses = Object.entries(statusNames(t)).map(([key, label]) => ({ key, label }));
  const countries = optionsOf(projects.map(({ country_details: { id, name } }) => [id, name] as const));
  const districts = optionsOf(
    projects
      .filter(({ country }) => provincesOf.includes(country))
      .flatMap(({ districts_details }) => districts_details.map(({ id, name }) => [id, name] as const)),
  );
  const choose =
    <Name extends 'reporting_ns' | 'eru_owner' | 'sector' | 'district'>(name: Name) =>
    (keys: readonly number[] | undefined) =>
      set(name, keys ? [...keys] : null);

  return (
    <FilterBar activeCount={activeCount} onClear={clear}>
      <MultiSelectField
        label={t.nationalSociety}
        options={societies}
        value={values.reporting_ns ?? undefined}
        onChange={choose('reporting_ns')}
      />
      <MultiSelectField
        label={t.eruOwner}
        options={eruOwners}
        value={values.eru_owner ?? undefined}
        onChange={choose('eru_owner')}
      />
      <MultiSelectField
        label={t.sector}
        options={sectors}
        value={values.sector ?? undefined}
        onChange={choose('sector')}
      />
      <MultiSelectField
        label={t.status}
        options={statuses}
        value={values.status ?? undefined}
        onChange={(keys) => set('status', keys ? [...keys] : null)}
      />
      {hasCountry && (
        <MultiSelectField
          label={t.country}
          options={countries}
          value={values.country ?? undefined}
          onChange={setCountry}
        />
      )}
      <MultiSelectField
        label={t.province}
        placeholder={provincesOf.length > 0 ? undefined : t.provinceHint}
        options={districts}
        isDisabled={provincesOf.length === 0}
        value={values.district ?? undefined}
        onChange={choose('district')}
      />
    </FilterBar>
  );
}
