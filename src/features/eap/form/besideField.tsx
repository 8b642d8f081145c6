import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { safeHref } from '#domain/links/safeUrl';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useStrings } from '#ui/language/useStrings';
import { templateQuery } from '../queries';
import { eapFormStrings } from './strings';

const template = (name: Parameters<typeof templateQuery>[0]) =>
  function Template() {
    const t = useStrings(eapFormStrings);
    const { data } = useQuery(templateQuery(name));
    const address = safeHref(data?.url);
    return address === null ? null : (
      <p>
        <ExternalLink href={address}>{t.template}</ExternalLink>
      </p>
    );
  };

/** What stands below a field: the template of a file. @source reference/eap.md, section 2.1 */
export const besideField: Readonly<Record<string, ComponentType>> = {
  budget_file: template('budget_template'),
  forecast_table_file: template('forecast_table'),
  theory_of_change_table_file: template('theory_of_change_table'),
};
