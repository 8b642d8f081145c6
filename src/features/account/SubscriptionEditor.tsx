import { useEffect, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useFailureMessage } from '#app/form/useFormFailure';
import { useReference } from '#app/request/referenceData';
import { assertDone } from '#app/request/softFailure';
import { useApiMutation } from '#app/request/useApiMutation';
import type { CurrentUser } from '#app/session/currentUser';
import {
  type Preferences,
  preferencesOf,
  type SubscriptionFlag,
  samePreferences,
  subscriptionChoices,
  unionWarning,
} from '#domain/account/subscriptions';
import { isValidCountry } from '#domain/places/countries';
import { latestSubscriptions } from '#resources/subscription/latestSubscriptions';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { StateMessage } from '#ui/feedback/StateMessage';
import { ChecklistField } from '#ui/fields/ChecklistField';
import { CountriesField } from '#ui/fields/CountryField';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { useUnsavedChangesGuard } from '#ui/form/useUnsavedChangesGuard';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type ChangedPreferences, keepPreferences, keptPreferences } from './keptPreferences';
import styles from './SubscriptionEditor.module.css';
import { notificationStrings } from './strings';

/** Subscription preferences. Rendered only after the stored ones have loaded, because saving replaces all of them. */
export function SubscriptionEditor({ user }: { readonly user: CurrentUser }) {
  const t = useStrings(notificationStrings);
  const enums = useReference('globalEnums');
  const countries = useReference('countries');
  const disasterTypes = useReference('disasterTypes');
  const [kept] = useState(() => keptPreferences(user.id));
  const [changed, setChanged] = useState<ChangedPreferences>(kept);
  const [saved, setSaved] = useState<ChangedPreferences | null>(null);
  const stored = preferencesOf(user.subscription);
  const preferences: Preferences = { ...stored, ...changed };
  // from the choices so far, since a choice may follow another before the page is rendered with it
  const change = (next: (now: Preferences) => ChangedPreferences) =>
    setChanged((before) => ({ ...before, ...next({ ...stored, ...before }) }));
  const hasChanges = changed !== saved && !samePreferences(preferences, stored);
  useUnsavedChangesGuard(hasChanges);
  useEffect(() => keepPreferences(user.id, hasChanges ? changed : null), [user.id, hasChanges, changed]);
  // a page that is left keeps nothing: the question was answered
  useEffect(() => () => keepPreferences(user.id, null), [user.id]);
  const failureOf = useFailureMessage();
  const save = useApiMutation('POST /api/v2/update_subscriptions/', {
    check: assertDone,
    isRepeatable: true,
    alertsOnFailure: false,
  });

  const submit = async () => {
    const current = await latestSubscriptions().catch((error: unknown) => {
      showAlert({ name: 'subscriptions-unread', variant: 'danger', title: failureOf(error) });
      return null;
    });
    if (!current) return;
    try {
      await save.mutateAsync({ body: subscriptionChoices({ ...preferencesOf(current), ...changed }, current) });
      setSaved(changed);
      showAlert({ name: 'subscriptions-saved', variant: 'success', title: t.saved });
    } catch {
      // the failure stands above the button; the changes are not reset
      return;
    }
    // reset once the user's record contains the changes; newer changes stay, and all stay when the request fails
    latestSubscriptions().then(
      () => setChanged((now) => (now === changed ? {} : now)),
      () => undefined,
    );
  };

  const { submitOnce, isSubmitting } = useSubmitOnce(submit);

  const flagField = (label: string, names: Partial<Record<SubscriptionFlag, string>>) => {
    const options = Object.entries(names).map(([key, name]) => ({ key: key as SubscriptionFlag, label: name }));
    const keys = options.map(({ key }) => key);
    return (
      <ChecklistField
        label={label}
        options={options}
        value={preferences.flags.filter((flag) => keys.includes(flag))}
        onChange={(chosen = []) =>
          change(({ flags }) => ({ flags: [...flags.filter((flag) => !keys.includes(flag)), ...chosen] }))
        }
      />
    );
  };
  const warning = unionWarning(preferences);

  return (
    <Card title={t.preferences}>
      <Stack gap="s4">
        <p className={styles.union}>{t.union}</p>
        {flagField(t.types, {
          weeklyDigest: t.weeklyDigest,
          newEmergencies: t.newEmergencies,
          newOperations: t.newOperations,
          general: t.general,
        })}
        <ChecklistField
          label={t.regions}
          options={(enums.data?.api_region_name ?? []).map(({ key, value }) => ({ key: Number(key), label: value }))}
          value={preferences.regions}
          onChange={(regions = []) => change(() => ({ regions }))}
        />
        {enums.isError && <StateMessage state="error" isCompact onRetry={() => void enums.refetch()} />}
        <CountriesField
          label={t.countries}
          countries={countries.data?.results.filter(isValidCountry)}
          hasFailed={countries.isError}
          onRetry={() => void countries.refetch()}
          value={preferences.countries}
          onChange={(chosen = []) => change(() => ({ countries: chosen }))}
        />
        <ChecklistField
          label={t.disasterTypes}
          options={(disasterTypes.data?.results ?? []).flatMap(({ id, name }) =>
            name ? [{ key: id, label: name }] : [],
          )}
          value={preferences.disasterTypes}
          onChange={(chosen = []) => change(() => ({ disasterTypes: chosen }))}
        />
        {disasterTypes.isError && <StateMessage state="error" isCompact onRetry={() => void disasterTypes.refetch()} />}
        {flagField(t.surge, { surge: t.surgeAlerts, surgeDM: t.deploymentMessages })}
        {flagField(t.other, { perDueDate: t.perDueDate })}
        {hasChanges && changed === kept && <Note role="status">{t.kept}</Note>}
        {warning && <Alert tone="warning" title={t[warning]} />}
        {save.error && <Alert tone="danger" title={failureOf(save.error)} />}
        <div>
          <Button variant="primary" isBusy={isSubmitting} onPress={() => void submitOnce()}>
            {t.save}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
