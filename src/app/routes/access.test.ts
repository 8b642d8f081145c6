import { expect, test } from 'vitest';
import { permissionsOf } from '#app/session/permissions';
import { accessTo } from './access';

const visitor = { session: null, isPending: false, hasFailed: false, permissions: permissionsOf(undefined) };
const member = { ...visitor, session: {} };

test.each([
  ['a public page to a visitor', {}, visitor, 'allowed'],
  ['a page for members to a visitor', { visibility: 'is-authenticated' }, visitor, 'log-in'],
  ['the login to a member', { visibility: 'is-not-authenticated' }, member, 'logged-out-only'],
  ['a page with a permission to a visitor', { permission: (): boolean => false }, visitor, 'log-in'],
  ['a page with a permission to a member without it', { permission: (): boolean => false }, member, 'not-permitted'],
  ['a page with a permission to a visitor who has it', { permission: (): boolean => true }, visitor, 'allowed'],
] as const)('%s', (_, route, viewer, access) => expect(accessTo(route, viewer, {})).toBe(access));
