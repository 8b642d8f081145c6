import type { ItemOf } from '#contract/types';

/** What identifies a token: its id, or on older servers, which name none, the moment it was made and its title. */
export const tokenKey = ({ id, title, created_at }: ItemOf<'GET /api/v2/external-token/'>): number | string =>
  id ?? `${created_at} ${title}`;
