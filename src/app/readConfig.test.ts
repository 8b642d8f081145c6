import { describe, expect, test } from 'vitest';
import { readConfig } from './readConfig';

const origin = 'https://go.example.org';

describe('settings', () => {
  test('without any, the product calls only the address it is served from', () => {
    expect(readConfig({}, origin)).toMatchObject({
      title: 'GO',
      environment: 'development',
      apiEndpoint: 'https://go.example.org/',
      riskApiEndpoint: 'https://go.example.org/risk/',
      adminUrl: 'https://go.example.org/admin/',
      mapToken: null,
      surveyDesignerUrl: null,
      errorReporting: null,
    });
  });

  test('the admin site follows the API', () => {
    const config = readConfig({ VITE_API_ENDPOINT: 'https://api.example.org/base' }, origin);
    expect(config.apiEndpoint).toBe('https://api.example.org/base/');
    expect(config.adminUrl).toBe('https://api.example.org/base/admin/');
  });

  test('rates of error reporting have their defaults once there is a DSN', () => {
    const settings = { VITE_ERROR_REPORTING_DSN: 'https://key@errors.example.org/1' };
    expect(readConfig(settings, origin).errorReporting).toMatchObject({
      tracesRate: 0.2,
      replaysRate: 0.1,
      replaysOnErrorRate: 1,
    });
    const more = { ...settings, VITE_ERROR_REPORTING_TRACES_RATE: '0' };
    expect(readConfig(more, origin).errorReporting?.tracesRate).toBe(0);
  });

  test.each([
    ['VITE_API_ENDPOINT', 'ftp://api.example.org'],
    ['VITE_ADMIN_URL', 'javascript:alert(1)'],
  ])('a wrong address is refused by its name: %s', (name, value) => {
    expect(() => readConfig({ [name]: value }, origin)).toThrow(name);
  });

  test('projects are open unless a setting closes them', () => {
    expect(readConfig({}, origin).areProjectsClosed).toBe(false);
    expect(readConfig({ VITE_PROJECTS_CLOSED: 'true' }, origin).areProjectsClosed).toBe(true);
    expect(() => readConfig({ VITE_PROJECTS_CLOSED: 'yes' }, origin)).toThrow('VITE_PROJECTS_CLOSED');
  });

  test('a wrong rate is refused by its name', () => {
    const settings = {
      VITE_ERROR_REPORTING_DSN: 'https://key@errors.example.org/1',
      VITE_ERROR_REPORTING_REPLAYS_RATE: '2',
    };
    expect(() => readConfig(settings, origin)).toThrow('VITE_ERROR_REPORTING_REPLAYS_RATE');
  });
});
