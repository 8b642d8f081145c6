import type { ResponseOf } from '#contract/types';

/** The record of the current user, as the server has it. */
export type UserRecord = ResponseOf<'GET /api/v2/user/me/'>;

/** Roles that `user/me` does not name. The server is asked for each once a session, where a page depends on it. */
export type Role = 'federationAdmin' | 'perCoreAdmin';
