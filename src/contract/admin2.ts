import { z } from 'zod';
import { Point, Polygon } from './scalars';

/** Second-level administrative areas (districts of a province). */

export const Admin2 = z.object({
  id: z.int(),
  bbox: Polygon.nullable(),
  centroid: Point.nullable(),
  code: z.string(),
  district_id: z.int(),
  district_name: z.string(),
  is_deprecated: z.boolean(),
  name: z.string(),
});
export type Admin2 = z.infer<typeof Admin2>;
