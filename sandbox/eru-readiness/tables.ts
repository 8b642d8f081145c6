import type { EruReadinessTypeBody } from '#contract/eruReadiness';
import { table } from '../core/store/table';

/** A National Society that owns emergency response units. */
export interface EruOwnerRow {
  id: number;
  country: number;
}

export type ReadinessTypeRow = Required<Omit<EruReadinessTypeBody, 'comment'>> & { comment: string | null };

export interface EruReadinessRow {
  id: number;
  eru_owner: number;
  updated_at: string;
  eru_types: ReadinessTypeRow[];
}

export const eruOwners = table<EruOwnerRow>('eru_owner', { columns: { country: 'integer' } });

export const eruReadiness = table<EruReadinessRow>('eru_readiness', {
  columns: { eru_owner: 'integer', updated_at: 'text' },
});
