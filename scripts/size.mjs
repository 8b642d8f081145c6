// Checks the gzip sizes of the built product against their budgets: npm run size
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { weighHomeParts } from './uiSize.mjs';

const site = 'dist/site';
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));

/** The keys of a chunk and its static imports, transitively, which must load before it runs. */
const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
};
const gzip = (file) => gzipSync(readFileSync(join(site, file)), { level: 9 }).length;
const sum = (files) => [...new Set(files)].reduce((total, file) => total + gzip(file), 0);
const weigh = (keys, loaded = []) => {
  const before = new Set(loaded.flatMap((key) => [...withImports(key)]));
  const all = new Set(keys.flatMap((key) => [...withImports(key)]).filter((key) => !before.has(key)));
  return {
    js: sum([...all].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))),
    css: sum(
      [...all].flatMap((key) => [
        ...(manifest[key].css ?? []),
        ...(manifest[key].file.endsWith('.css') ? [manifest[key].file] : []),
      ]),
    ),
  };
};

/** The budget of a page's own code, in kB. */
const ofArea = (name, page, js) => ({
  name: `${name}, beyond start-up and the code that lists share (without maps and charts)`,
  keys: [`src/features/${page}.tsx`],
  loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
  js,
  css: 12,
});

/** The budget of a form's own code, in kB. */
const ofForm = (name, page, js) => ({
  name: `The form of ${name}, beyond the code that forms share (without the map)`,
  keys: [`src/features/${page}.tsx`],
  loaded: ['index.html', 'src/features/field-reports/form/NewFieldReportPage.tsx'],
  js,
  css: 12,
});

/**
 * Each budget leaves half a kilobyte to one above what was measured when it was set: a few shared lines do not fail a build, a library
 * or a page that joins the wrong file does. Raising one takes its reason into the commit.
 */
const rows = [
  { name: 'Start-up of every address', keys: ['index.html'], js: 157.5, css: 6.4 },
  {
    name: '/ with its start-up (without the map)',
    keys: ['index.html', 'src/features/home/HomePage.tsx'],
    js: 185,
    css: 13,
  },
  {
    name: 'An emergency and its details, beyond what start-up loaded (without maps and charts)',
    keys: ['src/features/emergencies/EmergencyLayout.tsx', 'src/features/emergencies/DetailsTab.tsx'],
    loaded: ['index.html'],
    js: 44,
    css: 7.6,
  },
  ofArea('Imminent events', 'risk-watch/ImminentPage', 45),
  ofArea('Seasonal risk', 'risk-watch/SeasonalPage', 45),
  ofArea('Risk watch of a country', 'risk-watch/CountryRiskTab', 55.5),
  ofArea('Local units of a country', 'local-units/section/LocalUnitsSection', 50),
  ofArea('A local unit', 'local-units/unit/LocalUnitPage', 45),
  ofForm('a local unit', 'local-units/form/NewUnitPage', 45),
  ofArea('3W projects of the world', 'three-w/overview/GlobalPage', 40),
  ofArea('3W of a region', 'three-w/overview/RegionTab', 40),
  ofArea('3W projects in a country', 'three-w/places/CountryProjectsTab', 40),
  ofArea('3W activities in a country', 'three-w/places/CountryActivitiesTab', 45.5),
  ofArea('3W work of a National Society', 'three-w/places/SocietyWorkTab', 40),
  ofArea('A 3W project', 'three-w/page/ProjectPage', 40),
  ofArea('A 3W activity', 'three-w/page/ActivityPage', 40),
  ofForm('a 3W project', 'three-w/project-form/NewProjectPage', 40),
  ofForm('a 3W activity', 'three-w/activity-form/NewActivityPage', 40),
  ofArea('Active surge deployments', 'surge/ActiveDeploymentsTab', 40),
  ofArea('Operational toolbox', 'surge/toolbox/ToolboxTab', 40),
  ofArea('Surge alerts', 'surge/SurgeAlertsPage', 40),
  ofArea('Rapid response personnel', 'surge/RapidResponseTab', 40),
  ofArea('Emergency response units and their readiness', 'surge/EmergencyResponseUnitsTab', 40),
  ofArea('A page of the surge catalogue', 'surge-catalogue/CataloguePage', 40),
  ofArea('Global summary of preparedness', 'per/dashboards/summary/SummaryTab', 45),
  ofArea('Global performance in preparedness', 'per/dashboards/performance/PerformanceTab', 45),
  ofArea('Operational learning', 'operational-learning/OperationalLearningPage', 45),
];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
let failed = 0;
for (const { name, keys, loaded, js, css } of rows) {
  const weight = weigh(keys, loaded);
  for (const [kind, budget] of [
    ['js', js],
    ['css', css],
  ]) {
    const isOver = weight[kind] > budget * 1000;
    if (isOver) failed += 1;
    console.log(`${isOver ? 'OVER ' : 'ok   '} ${name}: ${kind} ${kilobytes(weight[kind])} gzip of ${budget} kB`);
  }
}

const partsBudget = 70;
const { parts, later } = await weighHomeParts();
if (parts > partsBudget * 1000) failed += 1;
console.log(
  `${parts > partsBudget * 1000 ? 'OVER ' : 'ok   '} Parts of the design system that home needs (React, router and URL state aside): ${kilobytes(parts)} gzip of ${partsBudget} kB; fetched on use, the map library among it: ${kilobytes(later)}`,
);
process.exit(failed ? 1 : 0);
