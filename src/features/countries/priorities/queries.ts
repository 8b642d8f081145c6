import { apiQuery } from '#app/request/apiQuery';

/** What the server calls the strategic plans among the documents. @source reference/countries-and-regions.md, section 1.10 */
const planType = 'Our Strategic Plan';

/** The strategic plan of a National Society that lasts longest. */
export const strategicPlanQuery = (country: number) =>
  apiQuery('GET /api/v2/country-document/', {
    query: { country, document_type: planType, ordering: '-end_year', limit: 1 },
  });
