import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyOf, valuesOfStored } from '#app/form/derive';
import { useFormFailure } from '#app/form/useFormFailure';
import { useLongForm } from '#app/form/useLongForm';
import { useReference } from '#app/request/referenceData';
import { useApiMutation } from '#app/request/useApiMutation';
import type { CurrentUser } from '#app/session/currentUser';
import type { BodyOf } from '#contract/types';
import { isValidCountry } from '#domain/places/countries';
import { FormTextField } from '#ui/form/formFields';
import { FormCountryField } from '#ui/form/formSelects';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { OrganizationFields } from './OrganizationFields';
import { profileForm } from './profileForm';
import { detailsStrings } from './strings';

interface EditProfileModalProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

type Body = BodyOf<'PATCH /api/v2/user/{id}/'>;

export default function EditProfileModal({ user, onClose }: EditProfileModalProps) {
  const t = useStrings(detailsStrings);
  const countries = useReference('countries');
  const [initial] = useState(() => valuesOfStored(profileForm, user));
  const { form } = useLongForm({ definition: profileForm, initial, stored: user, shouldFocusError: true });
  const showFailure = useFormFailure(form);
  const save = useApiMutation('PATCH /api/v2/user/{id}/', {
    isRepeatable: true,
    invalidates: ['GET /api/v2/user/me/'],
    alertsOnFailure: false,
  });

  const submit = async (values: typeof initial) => {
    const body = bodyOf(profileForm, values, user) as Body;
    try {
      await save.mutateAsync({ path: { id: user.id }, body });
      showAlert({ name: 'profile-saved', variant: 'success', title: t.saved });
      onClose();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <ModalForm
      title={t.editProfile}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t.save}
      cancelLabel={t.cancel}
    >
      <FormTextField name="first_name" label={t.firstName} autoComplete="given-name" isRequired />
      <FormTextField name="last_name" label={t.lastName} autoComplete="family-name" isRequired />
      <FormCountryField
        name="profile.country"
        label={t.country}
        countries={countries.data?.results.filter(isValidCountry)}
        hasFailed={countries.isError}
        onRetry={() => void countries.refetch()}
      />
      <FormTextField name="profile.city" label={t.city} autoComplete="address-level2" />
      <OrganizationFields
        typeName="profile.org_type"
        nameName="profile.org"
        typeLabel={t.organizationType}
        nameLabel={t.organization}
      />
      <FormTextField name="profile.department" label={t.department} />
      <FormTextField name="profile.position" label={t.position} autoComplete="organization-title" />
      <FormTextField name="profile.phone_number" type="tel" label={t.phone} autoComplete="tel" />
    </ModalForm>
  );
}
