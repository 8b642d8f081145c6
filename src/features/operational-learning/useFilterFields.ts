import { useOptionList } from '#app/request/useOptionList';
import { compareByNumber, componentTitle } from '#domain/per/perComponents';
import { isValidCountry } from '#domain/places/countries';
import type { SelectOption } from '#ui/fields/rankOptions';
import type { OptionState } from '#ui/fields/useOptions';
import type { DraftFilters } from '#ui/filters/useDraftFilters';
import { useStrings } from '#ui/language/useStrings';
import { learningFilterStrings } from './filterStrings';
import type { learningParsers } from './queries';

export type LearningDraft = DraftFilters<typeof learningParsers>;

/** The filters that take several values. */
export type ListFilter = 'country' | 'dtype' | 'sector' | 'component' | 'organization' | 'type';

/** A field of one of them. */
export interface ListField {
  readonly name: ListFilter;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly SelectOption<number>[] | undefined;
  readonly state: OptionState;
}

/** The fields with several values, in their order, with their options. */
export function useFilterFields({ draft }: LearningDraft): readonly ListField[] {
  const t = useStrings(learningFilterStrings);
  const countries = useOptionList('countries', draft.country !== null);
  const types = useOptionList('disasterTypes', draft.dtype !== null);
  const sectors = useOptionList('secondarySectors', draft.sector !== null);
  const components = useOptionList('perComponents', draft.component !== null);
  const organizations = useOptionList('learningOrganizations', draft.organization !== null);
  const enums = useOptionList('globalEnums', draft.type !== null);
  const { region } = draft;
  const countryOptions = countries.data?.results
    .filter(isValidCountry)
    .filter((country) => region === null || country.region === region)
    .map(({ id, name }) => ({ key: id, label: name }));
  // learning is not tagged with the parts of component 14
  const componentOptions = components.data?.results
    .filter(({ component_letter, is_parent }) => !component_letter || is_parent)
    .toSorted(compareByNumber)
    .map((component) => ({ key: component.id, label: componentTitle(component) }));
  const typeOptions = types.data?.results.flatMap(({ id, name }) => (name ? [{ key: id, label: name }] : []));
  return [
    { name: 'country', label: t.country, placeholder: t.allCountries, options: countryOptions, state: countries.state },
    { name: 'dtype', label: t.disasterType, placeholder: t.allTypes, options: typeOptions, state: types.state },
    {
      name: 'sector',
      label: t.sector,
      placeholder: t.allSectors,
      options: sectors.data?.map(({ key, label }) => ({ key, label })),
      state: sectors.state,
    },
    {
      name: 'component',
      label: t.component,
      placeholder: t.allComponents,
      options: componentOptions,
      state: components.state,
    },
    {
      name: 'organization',
      label: t.organization,
      placeholder: t.allOrganizations,
      options: organizations.data?.results.map(({ id, title }) => ({ key: id, label: title })),
      state: organizations.state,
    },
    {
      name: 'type',
      label: t.learningType,
      placeholder: t.allLearning,
      options: enums.data?.per_learning_type.map(({ key, value }) => ({ key, label: value })),
      state: enums.state,
    },
  ];
}
