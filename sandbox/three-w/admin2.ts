import type { Admin2 } from '#contract/admin2';
import type { Context } from '../core/http/context';
import { districts } from '../places/tables';
import type { Admin2Row } from './tables';

export const admin2Item = ({ id, name, code, district, centroid }: Admin2Row, { lookups }: Context): Admin2 => ({
  id,
  bbox: null,
  centroid,
  code,
  district_id: district,
  district_name: lookups.rows(districts).get(district)?.name ?? '',
  is_deprecated: false,
  name,
});
