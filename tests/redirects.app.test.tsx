import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp, sandboxServer } from './renderApp';

const server = sandboxServer();

/** Every redirect of reference/product.md, section 2, with its final path. */
const redirects: readonly [from: string, to: string][] = [
  ['/regions/0', '/regions/0/operations'],
  ['/regions/1#operations', '/regions/1/operations'],
  ['/emergencies/1#details', '/emergencies/1/details'],
  ['/emergencies/1#activities', '/emergencies/1/activities'],
  ['/regions/1#constructor', '/regions/1/operations'],
  ['/regions/1#3w', '/regions/1/three-w'],
  ['/regions/1#risk-watch', '/regions/1/risk-watch/seasonal'],
  ['/regions/1#regional-profile', '/regions/1/profile'],
  ['/regions/1#preparedness', '/regions/1/preparedness'],
  ['/regions/1#additional-info', '/regions/1/additional-info'],
  ['/regions/1/risk-watch', '/regions/1/risk-watch/seasonal'],
  ['/countries/12', '/countries/12/ongoing-activities/emergencies'],
  ['/countries/282', '/regions/1/operations'],
  ['/countries/283', '/regions/2/operations'],
  ['/countries/285', '/regions/0/operations'],
  ['/countries/286', '/regions/3/operations'],
  ['/countries/287', '/regions/4/operations'],
  ['/countries/287/operations', '/regions/4/operations'],
  ['/countries/12#3w', '/countries/12/ongoing-activities/three-w/projects'],
  ['/countries/12/three-w', '/countries/12/ongoing-activities/three-w/projects'],
  ['/countries/12#operations', '/countries/12/ongoing-activities/emergencies'],
  ['/countries/12#risk-watch', '/countries/12/profile/risk-watch'],
  ['/countries/12#preparedness', '/countries/12/ns-overview/capacity'],
  ['/countries/12#country-plan', '/countries/12/ns-overview/strategic-priorities'],
  ['/countries/12#additional', '/countries/12/additional-info'],
  ['/countries/12/ongoing-activities', '/countries/12/ongoing-activities/emergencies'],
  ['/countries/12/ns-overview', '/countries/12/ns-overview/activities'],
  ['/countries/12/profile', '/countries/12/profile/overview'],
  ['/countries/12/operations', '/countries/12/ongoing-activities/emergencies'],
  ['/countries/12/three-w/ns-projects', '/countries/12/ns-overview/activities'],
  ['/countries/12/three-w/projects', '/countries/12/ongoing-activities/three-w/projects'],
  ['/countries/12/risk-watch', '/countries/12/profile/risk-watch'],
  ['/countries/12/preparedness', '/countries/12/ns-overview/capacity'],
  ['/countries/12/plan', '/countries/12/ns-overview/strategic-priorities'],
  ['/surge', '/surge/active-surge-deployments'],
  ['/surge/overview', '/surge/overview/rapid-response-personnel'],
  ['/surge/catalogue', '/surge/catalogue/overview'],
  ['/deployments', '/surge/overview/rapid-response-personnel'],
  ['/deployments/overview', '/surge/overview/rapid-response-personnel'],
  ['/deployments/operational-toolbox/x', '/surge/operational-toolbox'],
  ['/deployments/personnel', '/deployed-personnels/all'],
  ['/deployments/erus/y', '/deployed-erus/all'],
  ['/deployments/anything/else', '/surge/overview/rapid-response-personnel'],
  ['/deployments/catalogue', '/surge/catalogue/overview'],
  ['/deployments/catalogue/emergency/assessment-cell', '/surge/catalogue/emergency-needs-assessment/cell'],
  ['/deployments/catalogue/health', '/surge/catalogue/health'],
  ['/deployments/catalogue/health/eru-pss-module', '/surge/catalogue/health/eru-psychosocial-support'],
  ['/deployments/catalogue/infoMgt/Satellite-imagery', '/surge/catalogue/information-management/satellite-imagery'],
  [
    '/deployments/catalogue/infoMgt/surge-information-management-support-sims',
    '/surge/catalogue/information-management',
  ],
  ['/deployments/catalogue/other/greenresponse', '/surge/catalogue/other/green-response'],
  ['/deployments/catalogue/other/unknown', '/surge/catalogue/overview'],
  ['/deployments/catalogue/constructor/unknown', '/surge/catalogue/overview'],
  ['/preparedness', '/preparedness/global-summary'],
  ['/preparedness#global-summary', '/preparedness/global-summary'],
  ['/preparedness#global-performance', '/preparedness/global-performance'],
  ['/preparedness#resources-catalogue', '/preparedness/resources-catalogue'],
  ['/preparedness#operational-learning', '/operational-learning'],
  ['/preparedness/operational-learning', '/operational-learning'],
  ['/risk-watch', '/risk-watch/seasonal'],
  ['/reports/12', '/field-reports/12'],
  ['/emergencies/3#reports', '/emergencies/3/reports'],
];

const forStaff: readonly [from: string, to: string][] = [
  ['/account', '/account/details'],
  ['/account#account-information', '/account/details'],
  ['/account#notifications', '/account/notifications'],
  ['/account#per-forms', '/account/my-forms/per'],
  ['/account#my-dref-applications', '/account/my-forms/dref'],
  ['/account#three-w-forms', '/account/my-forms/three-w'],
  ['/account/my-forms', '/account/my-forms/field-report'],
  ['/login', '/'],
  ['/register', '/'],
];

describe('redirects', () => {
  test.each(redirects)('%s redirects to %s', async (from, to) => {
    const { place } = await openApp(server, from);
    await waitFor(() => expect(place()).toBe(to));
  });

  test.each(forStaff)('%s redirects to %s when logged in', async (from, to) => {
    const { place } = await openApp(server, from, { as: 'staff' });
    await waitFor(() => expect(place()).toBe(to));
  });
});

describe('access to pages', () => {
  test('a protected page redirects to the login with its path', async () => {
    const { place } = await openApp(server, '/account/notifications?tab=1');
    await waitFor(() => expect(place()).toBe('/login?next=%2Faccount%2Fnotifications%3Ftab%3D1'));
  });

  test('the login does not redirect to another site', async () => {
    const { place } = await openApp(server, '/login?next=//elsewhere.example.org', { as: 'staff' });
    await waitFor(() => expect(place()).toBe('/'));
  });

  test.each(['/field-reports/new', '/dref-applications/new', '/three-w/activities/new', '/account/my-forms/dref'])(
    'a guest gets a 403 page at %s',
    async (path) => {
      const { heading } = await openApp(server, path, { as: 'guest' });
      expect(await heading('403')).toBeVisible();
    },
  );

  test.each([
    ['/flash-updates/all', 'staff', false],
    ['/flash-updates/all', 'admin', true],
    ['/flash-updates/all', 'super', true],
    ['/flash-updates/all', 'guest', false],
    ['/eru-readiness', 'staff', false],
    ['/eru-readiness', 'country.admin', true],
    ['/per-process/new', 'staff', false],
    ['/per-process/new', 'per.admin', true],
  ])('%s for %s, allowed: %s', async (path, as, isAllowed) => {
    const { heading } = await openApp(server, path, { as });
    expect(await heading(isAllowed ? /^(All flash updates|New PER cycle|Update ERU readiness)/ : '403')).toBeVisible();
  });

  test.each(['/emergencies/abc', '/countries/1e3', '/regions/7', '/field-reports/12x', '/nowhere'])(
    '%s is not found',
    async (path) => {
      const { heading } = await openApp(server, path);
      expect(await heading('Page not found')).toBeVisible();
    },
  );
});
