import { type FormDefinition, optionsFor } from '#app/form/definition';
import { enumOptions } from '#app/form/options';
import { textOrEmpty } from '#app/form/textOrEmpty';
import type { CurrentUser } from '#app/session/currentUser';
import type { Strings } from '#domain/language/strings';
import { useCountryOptions } from '#resources/country/countryOptions';
import { useStrings } from '#ui/language/useStrings';
import { detailsStrings } from './strings';

interface ProfileValues {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile: {
    readonly country: number | null;
    readonly city: string | null;
    readonly org_type: string | null;
    readonly org: string | null;
    readonly department: string | null;
    readonly position: string | null;
    readonly phone_number: string | null;
  };
}

const countryOptions = optionsFor(({ profile }: ProfileValues) => profile.country ?? undefined, useCountryOptions);
const organisationTypes = enumOptions(({ api_profile_org_types }) => api_profile_org_types ?? []);

const step = 'all';
const text = { step, kind: 'text', maxLength: 100 } as const;

/** The form of the user's profile. @source reference/shell-and-account.md, section 2.5 */
export const profileForm: FormDefinition<
  ProfileValues,
  Pick<CurrentUser, 'first_name' | 'last_name' | 'profile'>,
  Strings<(typeof detailsStrings)['templates']>,
  typeof step
> = {
  key: 'profile',
  draftVersion: 1,
  useStrings: () => useStrings(detailsStrings),
  steps: [step],
  stepTitle: (_, t) => t.editProfile,
  fields: {
    first_name: { ...text, maxLength: 150, isRequired: true, label: (t) => t.firstName },
    last_name: { ...text, maxLength: 150, isRequired: true, label: (t) => t.lastName },
    // the server accepts no null for the country: an empty one is left out
    'profile.country': {
      step,
      kind: 'select',
      toBody: (id: number | null) => id ?? undefined,
      label: (t) => t.country,
      options: countryOptions,
    },
    'profile.city': { ...text, label: (t) => t.city },
    'profile.org_type': {
      step,
      kind: 'nativeSelect',
      fromStored: (stored) => stored || null,
      toBody: textOrEmpty,
      label: (t) => t.organizationType,
      options: organisationTypes,
    },
    'profile.org': { ...text, toBody: textOrEmpty, label: (t) => t.organization },
    'profile.department': { ...text, label: (t) => t.department },
    'profile.position': { ...text, label: (t) => t.position },
    'profile.phone_number': { ...text, kind: 'phone', label: (t) => t.phone },
  },
};
