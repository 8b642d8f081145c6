import { bodyOf } from '#app/form/derive';
import type { LocalUnitBody, PrivateLocalUnitDetail } from '#contract/localUnit';
import { unitFormFor } from './unitForm';
import type { UnitValues } from './unitShape';

/** The unit after an edit with these values: fields that are not sent keep their stored values. */
export function unitAfter(stored: PrivateLocalUnitDetail, values: UnitValues) {
  const body: Partial<LocalUnitBody> = bodyOf(unitFormFor(stored.country), values, stored);
  const health = body.health ? { ...stored.health, ...body.health } : body.health === null ? null : stored.health;
  return { ...stored, ...body, health };
}
