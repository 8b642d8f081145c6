import { defineList } from '#app/lists/defineList';
import type { LoaderSource } from '#app/routes/page';
import { eapStatus, eapType } from '#domain/eap/eapTypes';
import { urlNumber, urlNumberOf } from '#ui/filters/urlParsers';

/** The statuses of the filter, in the order of the workflow. */
export const eapStatuses = Object.values(eapStatus);
export const eapTypes = Object.values(eapType);

/** Every protocol that is registered: the server shows all of them to everybody. @source reference/eap.md, section 1.2 */
export const eapList = defineList('GET /api/v2/eap-registration/', {
  filters: {
    status: urlNumberOf(eapStatuses),
    eap_type: urlNumberOf(eapTypes),
    national_society: urlNumber,
    disaster_type: urlNumber,
  },
  toQuery: ({ status, eap_type, national_society, disaster_type }) => ({
    status,
    eap_type,
    national_society,
    disaster_type,
  }),
  pageSize: 6,
  defaultOrdering: '-id',
});

export const eapListData = ({ search }: LoaderSource) => [eapList.query(search)];
