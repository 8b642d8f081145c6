import { useQuery } from '@tanstack/react-query';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import { mailboxes } from '#app/shell/contacts';
import type { EruOwnerMini } from '#contract/eru';
import { compareNames } from '#domain/language/compare';
import { societyName } from '#domain/places/societyName';
import { eruOwnersQuery, ownerReadinessQuery } from '#resources/eru-readiness/queries';
import { Alert } from '#ui/feedback/Alert';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { Card } from '#ui/layout/Card';
import { ReadinessSteps } from './ReadinessSteps';
import { useReadinessStrings } from './readinessForm';

const filters = { owner: urlNumber };

const societyOf = ({ national_society_country_details: country }: EruOwnerMini) => societyName(country) ?? '';

/** @source reference/surge.md, section 2.1 */
export function Component() {
  const t = useReadinessStrings();
  const owners = useQuery(eruOwnersQuery());
  return (
    <FormPage
      title={t.title}
      description={t.description({ im: mailboxes.informationManagement, surge: mailboxes.surge })}
      list={{ label: t.units, href: href('surgeEmergencyResponseUnit') }}
    >
      <Loaded query={owners} skeleton={<FormSkeleton />}>
        {({ results }) => <ChosenOwner owners={results} />}
      </Loaded>
    </FormPage>
  );
}

/** The owners whose readiness the user may write: superusers all, administrators those of their countries and regions. */
function useEditableOwners(owners: readonly EruOwnerMini[]) {
  const { permissions } = useCurrentUser();
  const { isSuperUser, isCountryAdmin, isRegionAdmin } = permissions;
  return owners.filter(
    ({ national_society_country_details: country }) =>
      isSuperUser ||
      (country !== null && (isCountryAdmin(country.id) || (country.region !== null && isRegionAdmin(country.region)))),
  );
}

function ChosenOwner({ owners }: { readonly owners: readonly EruOwnerMini[] }) {
  const t = useReadinessStrings();
  const { language } = useLanguage();
  const { values, set } = useUrlFilters(filters);
  const own = useEditableOwners(owners);
  if (own.length === 0) return <Alert tone="warning" title={t.noneYours} />;
  const byName = compareNames(language);
  const options = own
    .map((owner) => ({ key: owner.id, label: societyOf(owner) }))
    .toSorted((a, b) => byName(a.label, b.label));
  const chosen = own.find(({ id }) => id === values.owner);
  return (
    <>
      <Card>
        <NativeSelect
          label={t.owner}
          hint={t.ownerHint}
          placeholder={t.chooseOwner}
          options={options}
          value={chosen?.id}
          onChange={(owner) => set('owner', owner)}
        />
      </Card>
      {chosen && <OwnerForm key={chosen.id} owner={chosen} />}
      {!chosen && values.owner !== null && <Alert tone="warning" title={t.notYours} />}
      {!chosen && values.owner === null && <StateMessage state="empty" message={t.chooseFirst} />}
    </>
  );
}

function OwnerForm({ owner }: { readonly owner: EruOwnerMini }) {
  const record = useQuery(ownerReadinessQuery(owner.id));
  return (
    <Loaded query={record} skeleton={<FormSkeleton />}>
      {({ results }) => <ReadinessSteps owner={owner.id} society={societyOf(owner)} stored={results[0]} />}
    </Loaded>
  );
}
