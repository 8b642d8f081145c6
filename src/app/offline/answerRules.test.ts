import { describe, expect, test } from 'vitest';
import { wire } from '#contract/wire';
import { isStorable } from './answerRules';

describe('an answer is stored on the device', () => {
  test.each([
    ['GET /api/v2/event/{id}/', true],
    ['GET /api/v2/event/', true],
    ['GET /api/v2/user/me/', true],
    ['GET /api/v2/active-dref/', true],
    ['GET /api/v1/gdacs/', true],
    ['role', true],
    ['POST /get_auth_token', false],
    ['GET /get_auth_token', false],
    ['GET /api/v2/external-token/', false],
    ['GET /api/v2/external-token/{id}/', false],
    ['GET /api/v2/auth-power-bi/', false],
    ['GET /verify_email', false],
    ['GET /validate_user', false],
    ['POST /register', false],
    ['GET /register', false],
    ['POST /change_password', false],
    ['GET /recover_password', false],
    ['GET /show_username', false],
    ['GET /resend_validation', false],
    ['GET /api/v2/domainwhitelist/', false],
    ['GET /api/v2/users/', false],
    ['GET /api/v2/user/', false],
    ['GET /api/v2/dref-share-user/{id}/', false],
    ['GET /api/v2/pdf-export/{id}/', false],
    ['GET /api/v2/export-local-unit/', false],
    ['GET /api/v2/bulk-upload-local-unit/', false],
    ['surge catalogue', false],
    ['drafts on this device', false],
  ])('%s: %s', (endpoint, expected) => {
    expect(isStorable([endpoint])).toBe(expected);
  });

  test('no write of the contract is', () => {
    const writes = Object.keys(wire).filter((endpoint) => !endpoint.startsWith('GET '));
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.filter((endpoint) => isStorable([endpoint]))).toEqual([]);
  });
});
