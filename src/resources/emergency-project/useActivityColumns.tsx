import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { EmergencyProject } from '#contract/emergencyProject';
import { leadName } from '#domain/three-w/activities';
import { reachKinds, reachOf } from '#domain/three-w/people';
import { currentStatus, ownToday } from '#domain/three-w/status';
import { useEventName } from '#resources/event/useEventName';
import { Dash } from '#ui/display/Dash';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, linkColumn, listColumn, numberColumn, textColumn } from '#ui/table/columns';
import { ActivityStatus } from './ActivityStatus';
import { reachText, statusNames } from './activityTexts';
import { emergencyActivitiesStrings } from './strings';

/**
 * The columns of activities wherever they are listed. The server can sort by title only, the browser by every column.
 *
 * @param hasEmergency - false when all records belong to one emergency
 * @source reference/three-w.md, sections 1.4, 1.10 and 6
 */
export function useActivityColumns(
  sorting: 'server' | 'browser',
  hasEmergency: boolean,
): readonly FileColumn<EmergencyProject>[] {
  const t = useStrings(emergencyActivitiesStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  return useMemo(() => {
    const reached = { people: t.services, households: t.servicesHouseholds, recipients: t.servicesRecipients };
    const sorted = (ordering: string) => (sorting === 'browser' ? { ordering } : {});
    const emergency = linkColumn<EmergencyProject>({
      id: 'emergency',
      hxl: '#event+name',
      header: t.columnEmergency,
      value: ({ event_details: event }) => event && eventName(event),
      href: ({ event }) => href('emergenciesLayout', { emergencyId: event }),
    });
    const title = linkColumn<EmergencyProject>({
      id: 'title',
      hxl: '#activity+name',
      header: t.columnTitle,
      ordering: 'title',
      value: (row) => row.title,
      href: (row) => href('threeWActivityDetail', { activityId: row.id }),
    });
    return [
      textColumn({ id: 'lead', hxl: '#org+lead', header: t.columnLead, ...sorted('lead'), value: leadName }),
      {
        ...title,
        // what is done, for which the screen has the page of the record
        fileParts: [
          title,
          listColumn({
            id: 'sectors',
            hxl: '#sector+list',
            header: t.sectors,
            value: ({ activities }) => [...new Set(activities.map(({ sector_details }) => sector_details.title))],
          }),
          listColumn({
            id: 'actions',
            hxl: '#activity+type+list',
            header: t.columnActions,
            value: ({ activities }) =>
              activities.flatMap(({ action_details, custom_action }) => action_details?.title || custom_action || []),
          }),
        ],
      },
      ...(hasEmergency ? [emergency] : []),
      dateColumn({
        id: 'start',
        hxl: '#date+start',
        header: t.columnStart,
        ...sorted('start_date'),
        value: (row) => row.start_date,
      }),
      dateColumn({
        id: 'end',
        hxl: '#date+end',
        header: t.columnEnd,
        ...sorted('end_date'),
        value: (row) => row.end_date,
      }),
      linkColumn({
        id: 'country',
        hxl: '#country+name',
        header: t.columnCountry,
        ...sorted('country'),
        value: (row) => row.country_details.name,
        href: (row) => href('countriesLayout', { countryId: row.country }),
      }),
      listColumn({
        id: 'province',
        hxl: '#adm1+name+list',
        header: t.columnProvince,
        value: ({ districts_details: districts }) =>
          districts.length > 0 ? districts.map(({ name }) => name) : [t.countrywideShort],
      }),
      {
        id: 'status',
        header: t.columnStatus,
        ...sorted('status'),
        cell: (row) => <ActivityStatus record={row} />,
        sortValue: (row) => statusNames(t)[currentStatus(row, ownToday())],
        hxl: '#status',
      },
      {
        id: 'services',
        header: t.columnServices,
        ...sorted('services'),
        isNumeric: true,
        cell: (row) => reachText(reachOf(row), t, language) ?? <Dash />,
        sortValue: (row) => reachOf(row).people,
        fileParts: reachKinds.map((kind) =>
          numberColumn({
            id: kind,
            header: reached[kind],
            hxl: `#reached+${kind}`,
            value: (row) => reachOf(row)[kind],
          }),
        ),
      },
    ];
  }, [t, language, eventName, sorting, hasEmergency]);
}
