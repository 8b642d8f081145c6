import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showAlert } from '#app/alerts/alerts';
import { ruleStrings } from '#app/form/strings';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { mayBeStored } from '#app/request/errors';
import { useReference } from '#app/request/referenceData';
import { send } from '#app/request/send';
import { Link } from '#app/routes/Link';
import { HelpLink } from '#app/shell/HelpLink';
import { hasAllowedDomain, isEmail } from '#domain/account/email';
import { isValidCountry } from '#domain/places/countries';
import { Alert } from '#ui/feedback/Alert';
import { FormTextArea, FormTextField } from '#ui/form/formFields';
import { FormCountryField } from '#ui/form/formSelects';
import { FormPasswordField } from '#ui/form/formSpecials';
import { useStrings } from '#ui/language/useStrings';
import { AuthForm } from './AuthForm';
import { OrganizationFields } from './OrganizationFields';
import { isAddressTaken, type Registration, registrationBody, registrationRules } from './registrationRules';
import { registerStrings } from './strings';
import { isUnanswered, keepUnanswered } from './unansweredRegistrations';
import { useNavigateToLogin } from './useNavigateToLogin';

const domainsQuery = apiQuery('GET /api/v2/domainwhitelist/', { query: { limit: allRowsLimit } });

export function Component() {
  const t = useStrings(registerStrings);
  const validationStrings = useStrings(ruleStrings);
  const navigateToLogin = useNavigateToLogin();
  const countries = useReference('countries');
  const { data: domains } = useQuery(domainsQuery);

  const needsJustification = (email: string | null | undefined) =>
    domains !== undefined && Boolean(email && isEmail(email) && !hasAllowedDomain(email, domains.results));
  const form = useForm({
    resolver: zodResolver(registrationRules(validationStrings, needsJustification)),
    defaultValues: { email: '' },
  });
  const asksForAccess = needsJustification(useWatch({ control: form.control, name: 'email' }));

  const [arrived, setArrived] = useState<string | null>(null);

  const register = async (values: Registration) => {
    const { email } = values;
    setArrived(null);
    try {
      await send('POST /register', { body: registrationBody(values, asksForAccess) }, { anonymous: true });
    } catch (error) {
      if (isUnanswered(email) && isAddressTaken(error)) return setArrived(email);
      if (mayBeStored(error)) keepUnanswered(email);
      throw error;
    }
    showAlert({ name: 'registered', variant: 'success', title: t.success({ email }), stays: true });
    navigateToLogin();
  };

  return (
    <AuthForm
      columns={2}
      title={t.title}
      description={t.description}
      form={form}
      onSubmit={register}
      submitLabel={asksForAccess ? t.request : t.submit}
      notice={
        arrived !== null && (
          <Alert
            tone="info"
            title={t.arrived({ email: arrived })}
            description={<Link to="resendValidationEmail">{t.resend}</Link>}
          />
        )
      }
      links={
        <>
          <span>
            {t.haveAccount} <Link to="login">{t.login}</Link>
          </span>
          <HelpLink page="user_guide/account" />
        </>
      }
    >
      <FormTextField name="first_name" label={t.firstName} autoComplete="given-name" isRequired />
      <FormTextField name="last_name" label={t.lastName} autoComplete="family-name" isRequired />
      <FormTextField name="email" type="email" label={t.email} autoComplete="email" isRequired />
      <FormCountryField
        name="country"
        label={t.country}
        countries={countries.data?.results.filter(isValidCountry)}
        hasFailed={countries.isError}
        onRetry={() => void countries.refetch()}
        isRequired
      />
      <FormPasswordField name="password" label={t.password} kind="new" isRequired />
      <FormPasswordField name="confirm" label={t.confirm} kind="new" hasMeter={false} isRequired />
      <FormTextField name="city" label={t.city} autoComplete="address-level2" isRequired />
      <OrganizationFields
        typeName="organization_type"
        nameName="organization"
        typeLabel={t.organizationType}
        nameLabel={t.organization}
        isRequired
      />
      <FormTextField name="department" label={t.department} />
      <FormTextField name="position" label={t.position} autoComplete="organization-title" />
      <FormTextField name="phone_number" type="tel" label={t.phone} autoComplete="tel" />
      {asksForAccess && (
        <FormTextArea name="justification" label={t.justification} hint={t.justificationHint} limit={255} isRequired />
      )}
    </AuthForm>
  );
}
