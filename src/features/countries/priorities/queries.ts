import { apiQuery } from '#app/request/apiQuery';

/** The server's name of the document type of strategic plans. @source reference/countries-and-regions.md, section 1.10 */
const planType = 'Our Strategic Plan';

/** The strategic plan of a National Society with the latest end. */
export const strategicPlanQuery = (country: number) =>
  apiQuery('GET /api/v2/country-document/', {
    query: { country, document_type: planType, ordering: '-end_year', limit: 1 },
  });
