import { z } from 'zod';
import { Country, CountryDetail } from '../country';
import { DisasterType } from '../disasterType';
import { District, DistrictGeo } from '../district';
import { AllowedDomain } from '../domainWhitelist';
import { endpoint } from '../endpoint';
import { CountryRecordType } from '../enums';
import { GlobalEnums } from '../globalEnums';
import { LanguageBulkActions, LanguageBulkResult, LanguageList, LanguageStrings } from '../language';
import { MainContact } from '../mainContact';
import { listQuery, oneOrMany, paginated, query } from '../page';
import { PerComponent } from '../perComponent';
import { Region, RegionDetail, RegionKeyFigure } from '../region';
import { PrimarySector, SecondarySector } from '../sectors';

export const referenceEndpoints = {
  'GET /api/v2/global-enums/': endpoint({ response: GlobalEnums }),
  'GET /api/v2/country/': endpoint({
    query: listQuery({
      id: z.int(),
      id__in: oneOrMany(z.int()),
      region: z.int(),
      region__in: oneOrMany(z.int()),
      record_type: CountryRecordType,
      record_type__in: oneOrMany(CountryRecordType),
      is_independent: z.boolean(),
      is_deprecated: z.boolean(),
      is_nationalsociety: z.boolean(),
    }),
    response: paginated(Country),
  }),
  'GET /api/v2/country/{id}/': endpoint({ response: CountryDetail }),
  'GET /api/v2/region/': endpoint({ query: listQuery({}), response: paginated(Region) }),
  'GET /api/v2/region/{id}/': endpoint({ response: RegionDetail }),
  'GET /api/v2/region_key_figure/': endpoint({
    query: listQuery({ region: z.int() }),
    response: paginated(RegionKeyFigure),
  }),
  'GET /api/v2/district/': endpoint({
    query: listQuery({
      id: z.int(),
      id__in: oneOrMany(z.int()),
      country: z.int(),
      country__in: oneOrMany(z.int()),
      country__iso3: z.string(),
      country__iso3__in: oneOrMany(z.string()),
      country__name: z.string(),
      country__name__in: oneOrMany(z.string()),
      name: z.string(),
      name__in: oneOrMany(z.string()),
    }),
    response: paginated(DistrictGeo),
  }),
  'GET /api/v2/district/{id}/': endpoint({ response: District }),
  'GET /api/v2/disaster_type/': endpoint({ query: listQuery({}), response: paginated(DisasterType) }),
  'GET /api/v2/primarysector': endpoint({ response: z.array(PrimarySector) }),
  'GET /api/v2/secondarysector': endpoint({ response: z.array(SecondarySector) }),
  'GET /api/v2/per-formcomponent/': endpoint({
    query: listQuery({ area: z.int(), area_id: z.int(), exclude_subcomponents: z.boolean() }),
    response: paginated(PerComponent),
  }),
  'GET /api/v2/domainwhitelist/': endpoint({ query: listQuery({}), response: paginated(AllowedDomain) }),
  'GET /api/v2/main_contact/': endpoint({ query: listQuery({}), response: paginated(MainContact) }),
  'GET /api/v2/language/': endpoint({ response: LanguageList }),
  'GET /api/v2/language/{id}/': endpoint({
    query: query({ page_name: oneOrMany(z.string()) }),
    response: LanguageStrings,
  }),
  'POST /api/v2/language/{id}/bulk-action/': endpoint({ body: LanguageBulkActions, response: LanguageBulkResult }),
};
