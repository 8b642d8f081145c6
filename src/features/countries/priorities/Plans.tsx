import { useQuery } from '@tanstack/react-query';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import type { CountryDocument } from '#contract/countryDocument';
import type { CountryPlan } from '#contract/countryPlan';
import { safeHref } from '#domain/links/safeUrl';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { useCountryName } from '../layout/useCountryName';
import { countryPlanQuery } from '../partners/queries';
import { strategicPlanQuery } from './queries';
import { countryPriorityStrings } from './strings';

/** The plans of a country as documents: the society's own one does not depend on a published country plan. */
export function Plans() {
  const t = useStrings(countryPriorityStrings);
  const country = useCountry();
  const name = useCountryName();
  const documents = useQuery(strategicPlanQuery(country.id));
  const plan = useQuery({ ...countryPlanQuery(country.id), enabled: country.has_country_plan });
  const both = combineQueries([documents, plan]);
  return (
    <Card title={t.plans}>
      <Loaded<unknown>
        query={country.has_country_plan ? both : documents}
        skeleton={<Skeleton kind="block" height="44px" phoneHeight="144px" />}
      >
        {() => <PlanLinks document={documents.data?.results[0]} plan={plan.data} name={name} />}
      </Loaded>
    </Card>
  );
}

interface PlanLinksProps {
  readonly document: CountryDocument | undefined;
  readonly plan: CountryPlan | undefined;
  readonly name: string;
}

function PlanLinks({ document, plan, name }: PlanLinksProps) {
  const t = useStrings(countryPriorityStrings);
  const years = document?.year_text?.trim() || document?.year.slice(0, 4) || '';
  const links = [
    { id: 'society', label: t.societyPlan({ years }), href: document?.url },
    { id: 'network', label: t.networkPlan, href: plan?.public_plan_file },
    // the server sends it to logged-in users only
    { id: 'unified', label: t.unifiedPlan, href: plan?.internal_plan_file },
  ].filter(({ href }) => safeHref(href) !== null);
  return (
    <List
      items={links}
      itemKey={({ id }) => id}
      look="inline"
      empty={<StateMessage state="empty" isCompact message={t.noPlans({ country: name })} />}
    >
      {({ label, href }) => (
        <ExternalLink href={href} variant="quiet">
          {label}
        </ExternalLink>
      )}
    </List>
  );
}
