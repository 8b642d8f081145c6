import type { SeedContext } from '../core/seed/context';
import { disasterTypes } from './tables';

/** English names of disaster types by id. */
export const disasterTypeNames = ({ rows }: SeedContext): ReadonlyMap<number, string> =>
  new Map(rows(disasterTypes).map(({ id, name }) => [id, name.en ?? '']));
