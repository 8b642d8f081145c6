import type { PerDashboardData, PerMapCycle, PerMapData } from '#contract/perDashboard';
import type { Context } from '../core/http/context';
import { inLanguage, type Language } from '../core/http/language';
import { type Route, route } from '../core/http/route';
import { regionLabel } from '../places/serialise';
import { countries } from '../places/tables';
import { display } from '../reference/labels';
import { ratingDetails, typeDetails } from './options';
import {
  type ComponentAnswer,
  type PerAssessmentRow,
  type PerComponentRow,
  type PerOverviewRow,
  perAreas,
  perAssessments,
  perComponents,
  perOverviews,
  perPrioritizations,
} from './tables';

/** The figures of all cycles at once, public and without pages. @source reference/preparedness.md, section 4.6 */

/** The phases whose names in these responses differ from the enumeration. */
const ownPhaseNames: Readonly<Record<number, string>> = { 4: 'Workplan', 5: 'Action & accountability' };

const phaseName = (phase: PerOverviewRow['phase'], language: Language): string =>
  (language === 'en' ? ownPhaseNames[phase] : undefined) ?? display('per_perphases', phase, language);

/** Words for "yes" without diacritics, which the platform searches anywhere in a text. */
const affirmatives = ['yes', 'oui', 'si', 'نعم'];

function isAffirmative(text: string | null): boolean {
  if (!text) return false;
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return affirmatives.some((word) => plain.includes(word));
}

/** Parent components are never prioritised. */
const parentComponent = 14;

const round = (degrees: number | undefined) => (degrees === undefined ? null : Number(degrees.toFixed(5)));

/** The newest row of each cycle. */
const newestByCycle = <Row extends { readonly id: number; readonly overview: number }>(rows: readonly Row[]) =>
  new Map(rows.toSorted((a, b) => a.id - b.id).map((row) => [row.overview, row]));

const answersOf = (assessment: PerAssessmentRow | undefined): readonly ComponentAnswer[] =>
  assessment?.area_responses.flatMap(({ component_responses }) => component_responses) ?? [];

function describeComponent(component: PerComponentRow, { lookups, language }: Context) {
  return {
    component_id: component.id,
    component_num: component.component_num,
    component_name: inLanguage(component.name, language),
    area_id: component.area,
    area_name: inLanguage(lookups.rows(perAreas).get(component.area)?.name, language),
  };
}

function ratedComponents(assessment: PerAssessmentRow | undefined, context: Context) {
  const components = context.lookups.rows(perComponents);
  return answersOf(assessment).flatMap(({ component: id, rating }) => {
    const component = components.get(id);
    if (!component) return [];
    const details = ratingDetails(rating, context.language);
    return [
      {
        ...describeComponent(component, context),
        rating_value: details?.value ?? null,
        rating_title: details?.title ?? null,
      },
    ];
  });
}

function prioritized(components: readonly number[], context: Context): PerMapCycle['prioritized_components'] {
  const { lookups, language } = context;
  return components.flatMap((id) => {
    const component = id === parentComponent ? undefined : lookups.rows(perComponents).get(id);
    if (!component) return [];
    return [
      {
        componentId: id,
        componentTitle: inLanguage(component.name, language),
        areaTitle: inLanguage(lookups.rows(perAreas).get(component.area)?.name, language),
        description: inLanguage(component.description, language),
      },
    ];
  });
}

function considerations(overview: PerOverviewRow, assessment: PerAssessmentRow | undefined) {
  const answers = answersOf(assessment);
  return {
    climate_environmental_considerations: overview.assess_climate_environment_of_country,
    climate_environmental_considerations_from_assessment: answers.some((each) =>
      isAffirmative(each.climate_environmental_considerations),
    ),
    epi_considerations: overview.assess_preparedness_of_country,
    epi_considerations_from_assessment: answers.some((each) => isAffirmative(each.epi_considerations)),
    migration_considerations: overview.assess_migration_aspect_of_country,
    migration_considerations_from_assessment: answers.some((each) => isAffirmative(each.migration_considerations)),
    urban_considerations: overview.assess_urban_aspect_of_country,
    urban_considerations_from_assessment: answers.some((each) => isAffirmative(each.urban_considerations)),
  };
}

interface CycleParts {
  readonly assessment: PerAssessmentRow | undefined;
  /** Ids of components. */
  readonly priorities: readonly number[];
}

function mapCycle(overview: PerOverviewRow, parts: CycleParts, context: Context): PerMapCycle {
  const { lookups, language } = context;
  const country = lookups.rows(countries).get(overview.country);
  const [longitude, latitude] = country?.centroid?.coordinates ?? [];
  return {
    ...considerations(overview, parts.assessment),
    id: overview.id,
    assessment_number: overview.assessment_number,
    components: ratedComponents(parts.assessment, context),
    country_id: overview.country,
    country_iso3: country?.iso3 ?? null,
    country_name: inLanguage(country?.name, language),
    date_of_assessment: overview.date_of_assessment,
    latitude: round(latitude),
    longitude: round(longitude),
    phase: overview.phase,
    phase_display: phaseName(overview.phase, language),
    prioritized_components: prioritized(parts.priorities, context),
    region_id: overview.region,
    region_name: overview.region === null ? null : regionLabel,
    type_of_assessment: overview.type_of_assessment,
    type_of_assessment_name: typeDetails(overview.type_of_assessment, language)?.name ?? null,
    updated_at: overview.updated_at,
  };
}

function mapData(context: Context): PerMapData {
  const { store } = context;
  const overviews = store.select(perOverviews);
  const assessments = newestByCycle(store.select(perAssessments));
  const prioritizations = newestByCycle(store.select(perPrioritizations));
  const processes = overviews.map((overview) => {
    const priorities = prioritizations.get(overview.id)?.prioritized_action_responses ?? [];
    const parts = {
      assessment: assessments.get(overview.id),
      priorities: priorities.map(({ component }) => component),
    };
    return { overview, cycle: mapCycle(overview, parts, context) };
  });
  return {
    results: processes
      .filter(({ overview }) => overview.is_latest)
      .map(({ cycle }) => cycle)
      .toSorted((a, b) => (a.country_id ?? 0) - (b.country_id ?? 0)),
    processes: processes.map(({ cycle }) => cycle),
  };
}

type Described = NonNullable<PerDashboardData['assessments']>[number];
type ByComponent = Described & { readonly assessments: NonNullable<Described['assessments']> };

function dashboardData(context: Context): PerDashboardData {
  const { store, lookups, language } = context;
  const assessments = store.select(perAssessments);
  const newest = newestByCycle(assessments);
  const nameOf = (country: number) => inLanguage(lookups.rows(countries).get(country)?.name, language);

  const byComponent = new Map<number, ByComponent>();
  for (const assessment of assessments) {
    const described = {
      assessment_id: assessment.id,
      assessment_number: assessment.assessment_number,
      country_id: assessment.country,
      country_iso3: lookups.rows(countries).get(assessment.country)?.iso3 ?? null,
      country_name: nameOf(assessment.country),
      date_of_assessment: assessment.date_of_assessment,
    };
    for (const { component: id } of answersOf(assessment)) {
      const component = lookups.rows(perComponents).get(id);
      if (!component) continue;
      const entry = byComponent.get(id) ?? { ...describeComponent(component, context), assessments: [] };
      entry.assessments.push(described);
      byComponent.set(id, entry);
    }
  }

  const countryAssessments: NonNullable<PerDashboardData['countryAssessments']> = {};
  for (const overview of store.select(perOverviews)) {
    const country = nameOf(overview.country);
    if (country === null) continue;
    countryAssessments[country] ??= [];
    countryAssessments[country].push({
      assessment_number: overview.assessment_number,
      components: ratedComponents(newest.get(overview.id), context),
      date: overview.date_of_assessment,
      phase: overview.phase,
      phase_display: phaseName(overview.phase, language),
    });
  }
  const order = ({ area_id, component_num, component_id }: ByComponent) =>
    (area_id ?? 0) * 1_000_000 + (component_num ?? 0) * 1_000 + component_id;
  return { assessments: [...byComponent.values()].toSorted((a, b) => order(a) - order(b)), countryAssessments };
}

export const dashboardRoutes: Route[] = [
  route('GET /api/v2/per-map-data', 'everyone', mapData),
  route('GET /api/v2/per-dashboard-data', 'everyone', dashboardData),
];
