import { href } from '#app/routes/href';
import type { PerProcess } from '#contract/perProcess';
import { KeepOffline } from '#resources/offline/KeepOffline';
import { stepRoutes } from './stepRoutes';

interface KeepCycleProps {
  readonly cycle: PerProcess;
  readonly title: string;
}

/** Keeps the forms of a cycle and its page under the country for use without a connection. */
export function KeepCycle({ cycle: { id, country }, title }: KeepCycleProps) {
  const forms = Object.values(stepRoutes).map((route) => href(route, { perId: id }));
  const ofCountry = href('countryPreparedness', { countryId: country, perId: id });
  const addresses = [...forms, ofCountry].filter((address) => address !== null);
  return <KeepOffline title={title} addresses={addresses} />;
}
