import type { CountryDetail } from '#contract/country';
import type { CountryPlan, MembershipCoordination, StrategicPriority } from '#contract/countryPlan';
import { CountrySupportingPartner } from '#contract/countrySupportingPartner';
import type { Context } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { anyOfRepeated } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { resource } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import type { Store } from '../core/store/store';
import { countries } from '../places/tables';
import { display } from '../reference/labels';
import { type CountryPlanRow, countryOffices, countryPlans, icrcPresences, supportingPartners } from './tables';

/** Who supports a country: its plan, offices, partners. @source reference/countries-and-regions.md, sections 3.2, 4.2 and 4.7 */

export const priorityTypes: readonly (readonly [StrategicPriority['type'], string])[] = [
  ['ongoing_emergency_operations', 'Ongoing emergency operations'],
  ['climate_and_environment', 'Climate and environment'],
  ['disasters_and_crisis', 'Disasters and crisis'],
  ['health_and_wellbeing', 'Health and wellbeing'],
  ['migration_and_displacement', 'Migration and displacement'],
  ['value_power_and_inclusion', 'Values, power and inclusion'],
];

export const coordinationSectors: readonly (readonly [MembershipCoordination['sector'], string])[] = [
  ['climate', 'Climate'],
  ['crisis', 'Crisis'],
  ['health', 'Health'],
  ['migration', 'Migration'],
  ['inclusion', 'Inclusion'],
  ['enabling_functions', 'Enabling functions'],
];

const publishedPlan = (country: number, { store }: Context): CountryPlanRow | undefined =>
  store.first(countryPlans, sql`country = ${country} AND is_publish = 1`);

/** The published plans of a region's countries. */
export const publishedPlanCount = (region: number, store: Store): number =>
  store.count(countryPlans, sql`is_publish = 1 AND country IN (SELECT id FROM country WHERE region = ${region})`);

/** Every National Society of the plan with every sector: those without a coordinator are placeholders. */
function coordinations(plan: CountryPlanRow, { lookups, language }: Context): MembershipCoordination[] {
  const societies = [...new Set(plan.coordinations.map(({ society }) => society))];
  return societies.flatMap((society) =>
    coordinationSectors.map(([sector, label]): MembershipCoordination => {
      const stored = plan.coordinations.find((each) => each.society === society && each.sector === sector);
      const fields = {
        country_plan: plan.id,
        national_society: society,
        sector,
        // not translated by the server, like the priorities
        sector_display: label,
      };
      if (!stored) return { ...fields, id: null, has_coordination: false };
      return {
        ...fields,
        id: stored.id,
        has_coordination: stored.has_coordination,
        national_society_name: inLanguage(lookups.rows(countries).get(society)?.society_name, language),
      };
    }),
  );
}

function countryPlan(context: Context): CountryPlan {
  const plan = publishedPlan(Number(context.slots.country), context);
  if (!plan) throw notFound();
  const file = `https://plans.example.org/${plan.country}`;
  return {
    country: plan.country,
    internal_plan_file: context.user ? `${file}/internal.pdf` : null,
    is_publish: plan.is_publish,
    membership_coordinations: coordinations(plan, context),
    people_targeted: plan.people_targeted,
    public_plan_file: `${file}/public.pdf`,
    requested_amount: plan.requested_amount,
    strategic_priorities: plan.priorities.map(({ type, ...priority }) => ({
      ...priority,
      country_plan: plan.id,
      type,
      type_display: new Map(priorityTypes).get(type) ?? '',
    })),
  };
}

/** The offices, partners and plan in a country's record. */
export function countrySupport(
  country: number,
  context: Context,
): Pick<CountryDetail, 'country_delegation' | 'disaster_law_url' | 'has_country_plan' | 'icrc_presence'> {
  const { store } = context;
  const isOwn = sql`country = ${country}`;
  const icrc = store.first(icrcPresences, isOwn);
  return {
    country_delegation: store
      .select(countryOffices, { where: isOwn, order: sql`id` })
      .map(({ id: _, country: __, disaster_law_url: ___, ...office }) => office),
    disaster_law_url: store.first(countryOffices, isOwn)?.disaster_law_url ?? null,
    has_country_plan: publishedPlan(country, context) !== undefined,
    icrc_presence: icrc ?? null,
  };
}

export const countryPlanRoutes: Route[] = [
  route('GET /api/v2/country-plan/{country}/', 'everyone', countryPlan),
  ...resource('/api/v2/country-supporting-partner/', supportingPartners, {
    filters: { country: anyOfRepeated('country') },
    ordering: ['id', 'country'],
    item: CountrySupportingPartner,
    serialise: (rows, { language }) =>
      rows.map((row) => ({
        ...row,
        supporting_type_display:
          row.supporting_type === null ? '' : display('api_supporting_type', row.supporting_type, language),
      })),
  }),
];
