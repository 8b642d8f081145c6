import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showAlert } from '#app/alerts/alerts';
import { optionalText, requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
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
import { detailsStrings } from './strings';

interface EditProfileModalProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

type Body = BodyOf<'PATCH /api/v2/user/{id}/'>;

export default function EditProfileModal({ user, onClose }: EditProfileModalProps) {
  const t = useStrings(detailsStrings);
  const rules = useStrings(ruleStrings);
  const countries = useReference('countries');
  const { profile } = user;
  const schema = z.object({
    first_name: requiredText(rules, 150),
    last_name: requiredText(rules, 150),
    profile: z.object({
      country: z.nullish(z.int()),
      city: optionalText(rules, 100),
      org_type: z.nullish(z.string()),
      org: optionalText(rules, 100),
      department: optionalText(rules, 100),
      position: optionalText(rules, 100),
      phone_number: optionalText(rules, 100),
    }),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      profile: {
        country: profile.country,
        city: profile.city,
        org_type: profile.org_type || null,
        org: profile.org || null,
        department: profile.department,
        position: profile.position,
        phone_number: profile.phone_number,
      },
    },
  });
  const showFailure = useFormFailure(form);
  const save = useApiMutation('PATCH /api/v2/user/{id}/', {
    invalidates: ['GET /api/v2/user/me/'],
    alertsOnFailure: false,
  });

  const submit = async ({ profile: { country, org, org_type, ...texts }, ...names }: z.output<typeof schema>) => {
    const body = {
      ...names,
      // the server takes null for these texts, an empty text for the organisation, and a country only when there is one
      profile: { ...texts, org: org ?? '', org_type: org_type ?? '', ...(country ? { country } : {}) },
    } as Body;
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
