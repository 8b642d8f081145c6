// Rows of the list of DREFs, as tests need them.

import type { DrefMini } from '#contract/dref';
import type { DrefStatus } from '#contract/enums';

export const mini = (more: Partial<DrefMini> = {}) =>
  ({
    id: 7,
    title: 'Floods',
    status: 1,
    status_display: 'Draft',
    country: 107,
    country_details: { name: 'Kenya', region: 0 },
    type_of_dref: 2,
    has_final_report: false,
    has_ops_update: false,
    unpublished_op_update_count: 0,
    final_report_details: {},
    operational_update_details: [],
    ...more,
  }) as unknown as DrefMini;

export const update = (id: number, number: number, status: DrefStatus = 4) =>
  ({
    id,
    operational_update_number: number,
    status,
    country_details: null,
  }) as unknown as DrefMini['operational_update_details'][number];
