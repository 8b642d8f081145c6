import { useMemo } from 'react';
import type { CountryCapacityStrengthening } from '#contract/country';
import { capacityOf } from '#domain/country/capacity';
import { useCountry } from '#resources/country/useCountry';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { type Column, dateColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { useCountryName } from '../layout/useCountryName';
import { countryCapacityStrings } from './strings';

/** @source reference/countries-and-regions.md, section 1.11 */
const evaluationsUrl = 'https://www.ifrc.org/evaluations/';
const ocacUrl = 'https://data.ifrc.org/en/ocac';

/** The assessments of a National Society and of its branches, each with its report. */
export function OrganisationalCapacity() {
  const t = useStrings(countryCapacityStrings);
  const country = useCountry();
  const name = useCountryName();
  const { organisation, branches, branchCount } = useMemo(() => capacityOf(country.capacity), [country.capacity]);
  return (
    <Card
      title={t.organisation}
      actions={<ExternalLink href={evaluationsUrl}>{t.evaluations}</ExternalLink>}
      footer={country.capacity.length > 0 && <ExternalLink href={ocacUrl}>{t.moreDetails}</ExternalLink>}
    >
      {country.capacity.length === 0 ? (
        <StateMessage state="empty" message={t.noAssessments({ country: name })} />
      ) : (
        <Stack gap="s4">
          <p>{t.organisationText}</p>
          <Columns gap="s4 s5" minWidth={440} align="start">
            <Assessments title={t.ocac} rows={organisation} />
            <Assessments title={t.boca({ count: branchCount })} rows={branches} hasBranch />
          </Columns>
        </Stack>
      )}
    </Card>
  );
}

interface AssessmentsProps {
  readonly title: string;
  readonly rows: readonly CountryCapacityStrengthening[];
  readonly hasBranch?: boolean;
}

function Assessments({ title, rows, hasBranch = false }: AssessmentsProps) {
  const t = useStrings(countryCapacityStrings);
  const columns = useMemo(
    (): readonly Column<CountryCapacityStrengthening>[] => [
      dateColumn({
        id: 'date',
        header: t.date,
        value: ({ submission_date }) => submission_date,
        show: 'month-words',
      }),
      ...(hasBranch
        ? [
            textColumn<CountryCapacityStrengthening>({
              id: 'branch',
              header: t.branch,
              value: ({ branch_name }) => branch_name,
            }),
          ]
        : []),
      {
        id: 'report',
        part: hasBranch ? 'line' : undefined,
        isKnownByValue: true,
        header: t.report,
        cell: ({ url, assessment_code }) => (
          <ExternalLink href={url}>{t.openReport({ code: assessment_code })}</ExternalLink>
        ),
      },
    ],
    [t, hasBranch],
  );
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </section>
  );
}
