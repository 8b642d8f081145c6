import { useOptionList } from '#app/request/useOptionList';
import { isReportingSociety, isValidCountry } from '#domain/places/countries';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import type { SelectOption } from '#ui/fields/rankOptions';
import type { OptionState } from '#ui/fields/useOptions';
import { useStrings } from '#ui/language/useStrings';
import type { ProjectFilterName, ProjectFilters } from './projectFilters';
import { projectStrings } from './strings';

interface ProjectFilterFieldsProps<Name extends ProjectFilterName> {
  readonly names: readonly Name[];
  readonly values: Readonly<Pick<ProjectFilters, Name>>;
  /** The page's `set`. The type of its value depends on the name, which is generic here, hence `never`. */
  readonly set: (name: Name, value: never) => void;
  /** The options of the filter by province, on a page of one country. */
  readonly provinces?: readonly SelectOption<number>[];
}

/** The fields of a filter bar of projects, each with several values. */
export function ProjectFilterFields<Name extends ProjectFilterName>(props: ProjectFilterFieldsProps<Name>) {
  const { names, values, set, provinces } = props;
  const lists = useFilterOptions(names.some((name) => values[name] !== null));
  return names.map((name) => {
    const { label, options, state } =
      name === 'project_districts' ? { ...lists.project_districts, options: provinces } : lists[name];
    return (
      <MultiSelectField
        key={name}
        {...state}
        label={label}
        options={options}
        value={values[name] ?? undefined}
        onChange={(keys) => set(name, (keys ? [...keys] : null) as never)}
      />
    );
  });
}

interface FilterOptions {
  readonly label: string;
  readonly options: readonly SelectOption<number>[] | undefined;
  readonly state: OptionState;
}

interface Sector {
  readonly key: number;
  readonly label: string;
  readonly is_deprecated: boolean;
}

/** Sectors that are still in use. */
const sectorOptions = (sectors: readonly Sector[] | undefined) =>
  sectors?.filter(({ is_deprecated }) => !is_deprecated).map(({ key, label }) => ({ key, label }));

const enumOptions = (choices: readonly { readonly key: number; readonly value: string }[] | undefined) =>
  choices?.map(({ key, value: label }) => ({ key, label }));

const ready: OptionState = {};

function useFilterOptions(hasValue: boolean): Readonly<Record<ProjectFilterName, FilterOptions>> {
  const t = useStrings(projectStrings);
  const countries = useOptionList('countries', hasValue);
  const enums = useOptionList('globalEnums', hasValue);
  const primary = useOptionList('primarySectors', hasValue);
  const secondary = useOptionList('secondarySectors', hasValue);
  const places = countries.data?.results;
  return {
    reporting_ns: {
      label: t.society,
      options: places
        ?.filter(isReportingSociety)
        .map(({ id, society_name, name }) => ({ key: id, label: society_name || (name ?? '') })),
      state: countries.state,
    },
    country: {
      label: t.country,
      options: places?.filter(isValidCountry).map(({ id, name }) => ({ key: id, label: name })),
      state: countries.state,
    },
    operation_type: {
      label: t.operationType,
      options: enumOptions(enums.data?.deployments_project_operation_type),
      state: enums.state,
    },
    programme_type: {
      label: t.programmeType,
      options: enumOptions(enums.data?.deployments_project_programme_type),
      state: enums.state,
    },
    status: { label: t.status, options: enumOptions(enums.data?.deployments_project_status), state: enums.state },
    primary_sector: { label: t.sector, options: sectorOptions(primary.data), state: primary.state },
    secondary_sectors: { label: t.tags, options: sectorOptions(secondary.data), state: secondary.state },
    project_districts: { label: t.provinces, options: undefined, state: ready },
  };
}
