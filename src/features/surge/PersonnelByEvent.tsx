import { useMemo } from 'react';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { useSession } from '#app/session/session';
import type { DeploymentsByEvent, EventDeployment, PersonnelMini } from '#contract/deploymentsByEvent';
import { societyName } from '#domain/places/societyName';
import { deploymentScale } from '#domain/surge/deployments';
import { useEventName } from '#resources/event/useEventName';
import { surgeStrings } from '#resources/surge/strings';
import { CopyLink } from '#ui/actions/CopyLink';
import { useUrlExpansion } from '#ui/filters/useUrlExpansion';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { personnelByEventList } from './queries';
import { surgePageStrings } from './strings';
import { timelineColumn } from './timelineColumn';
import { eventPeriods, useEventColumns } from './useEventColumns';

interface Person extends PersonnelMini {
  readonly country: EventDeployment['country_deployed_to'];
}

const peopleOf = ({ deployments }: DeploymentsByEvent): Person[] =>
  deployments.flatMap(({ personnel, country_deployed_to: country }) =>
    personnel.map((person) => ({ ...person, country })),
  );

/** The rapid response personnel of today, by emergency. @source reference/surge.md, section 1.2 */
export function PersonnelByEvent() {
  const t = useStrings(surgePageStrings);
  const eventName = useEventName();
  const { query, table } = useList(personnelByEventList);
  const rows = query.data?.results;
  const all = useMemo(() => (rows ?? []).flatMap((row) => [...eventPeriods(row, peopleOf(row))]), [rows]);
  const columns = useEventColumns<DeploymentsByEvent>({ all, deployedOf: peopleOf, countLabel: t.people });
  const expansion = useUrlExpansion('personnel');
  return (
    <Card
      title={t.ongoingPersonnel}
      hasPadding={false}
      actions={
        <>
          <CopyLink />
          <Link to="deployedPersonnels" search={{ active: true, type: 'rr' }} variant="quiet">
            {t.viewAll}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.ongoingPersonnel}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        details={{
          expansion,
          label: eventName,
          content: (row) => <People emergency={eventName(row)} people={peopleOf(row)} all={all} />,
        }}
      />
    </Card>
  );
}

interface PeopleProps {
  readonly emergency: string;
  readonly people: readonly Person[];
  /** The periods that the scale of the timeline covers. */
  readonly all: Parameters<typeof deploymentScale>[0];
}

function People({ emergency, people, all }: PeopleProps) {
  const t = useStrings(surgeStrings);
  const isLoggedIn = useSession() !== null;
  const columns = useMemo(
    (): readonly Column<Person>[] => [
      ...(isLoggedIn ? [textColumn<Person>({ id: 'name', header: t.name, value: ({ name }) => name })] : []),
      textColumn({ id: 'role', part: isLoggedIn ? 'fact' : 'name', header: t.position, value: ({ role }) => role }),
      textColumn({
        id: 'party',
        header: t.party,
        value: ({ country_from }) => societyName(country_from),
      }),
      linkColumn({
        id: 'to',
        part: 'fact',
        header: t.deployedTo,
        value: ({ country }) => country?.name,
        href: ({ country }) => href('countriesLayout', { countryId: country?.id }),
      }),
      timelineColumn({ header: t.timeline, place: deploymentScale(all), period: (row) => row }),
    ],
    [t, isLoggedIn, all],
  );
  return <Table caption={emergency} columns={columns} rows={people} rowKey={({ id }) => id} />;
}
