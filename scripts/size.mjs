// Start-up weight of the built product, by gzip: fails above the budget. npm run size
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { weighHomeParts } from './uiSize.mjs';

const site = 'dist/site';
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything it imports statically: what must arrive before it runs. */
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

const rows = [
  { name: 'Start-up of every address', keys: ['index.html'], js: 162, css: 10 },
  {
    name: '/ with its start-up (without the map)',
    keys: ['index.html', 'src/features/home/HomePage.tsx'],
    js: 190,
    css: 25,
  },
  {
    name: 'An emergency and its details, beyond what start-up loaded (without maps and charts)',
    keys: ['src/features/emergencies/EmergencyLayout.tsx', 'src/features/emergencies/DetailsTab.tsx'],
    loaded: ['index.html'],
    js: 42,
    css: 13,
  },
  {
    name: 'Imminent events, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/risk-watch/ImminentPage.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 45,
    css: 12,
  },
  {
    name: 'Seasonal risk, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/risk-watch/SeasonalPage.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 45,
    css: 12,
  },
  {
    name: 'Risk watch of a country, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/risk-watch/CountryRiskTab.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 45,
    css: 12,
  },
  {
    name: 'Active surge deployments, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/surge/ActiveDeploymentsTab.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 40,
    css: 12,
  },
  {
    name: 'Operational toolbox, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/surge/toolbox/ToolboxTab.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 40,
    css: 12,
  },
  {
    name: 'Surge alerts, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/surge/SurgeAlertsPage.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 40,
    css: 12,
  },
  {
    name: 'A page of the surge catalogue, beyond start-up and the code that lists share (without maps and charts)',
    keys: ['src/features/surge-catalogue/CataloguePage.tsx'],
    loaded: ['index.html', 'src/features/emergencies/AllEmergenciesPage.tsx'],
    js: 40,
    css: 12,
  },
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
