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

// sizes differ by some bytes between builds
const rows = [
  // a kilobyte more since the frame waits for the texts of the chosen language instead of showing English first, and one since the
  // protocols of early action and the page 'For me' have their routes and menu entries; half of one since the frame looks whether
  // something waits in the outbox of the device, and as much since later visits read what the device stores before they ask the server;
  // a fifth of one since blocks within one another share the end of their wait, half of one since one key reaches the
  // search, and a third of one since the account's button counts what waits; two fifths of one since a navigation renders of the frame
  // only what shows where one is, and blocks and filters share one look at what is on its way; and a tenth of one since blocks
  // appear as soon as their code is there; and a fifth of one since names are compared in the chosen language and a retry leaves the
  // focus at its block; and a fifth of one since the current user is read once for all components;
  // a tenth since the results of a search are read before the code of their page, and two tenths since a page whose files cannot be
  // fetched says so; two tenths since patch releases of the router and of the query
  // library, and a tenth since headings and breadcrumbs are laid out as texts that a person wrote; a tenth since Arabic counts say one
  // and two in words and another address typed in the same tab opens at its top; a tenth since the outbox's code is fetched again once
  // there is a connection
  { name: 'Start-up of every address', keys: ['index.html'], js: 155.1, css: 6 },
  {
    name: '/ with its start-up (without the map)',
    keys: ['index.html', 'src/features/home/HomePage.tsx'],
    // with the guards of the follow buttons, which ask the server after a lost response, rows of tables as cards on phones,
    // the focus and announcements of lists that change, values of their columns for files, the look at the outbox, and
    // the notices of stored data and new versions, which come when the browser is idle; with the start-up's number of what waits;
    // two fifths of one since its figures and cards say their source and day; one since the map is fetched beside the block around it,
    // and two tenths of one since tables first render the rows that the window shows, and blocks appear as soon as their code is there;
    // three tenths of one since names are compared in the chosen language and a retry leaves the focus at its block;
    // a tenth of one of styles since only pointers that can hover change what they are over, and one for the look of what is pressed,
    // and a tenth since the figures of a strip are equally large; a tenth of one since its cards tell a category that is not set,
    // and a tenth since what the loaders of other pages need comes before the code that draws them,
    // and a tenth since alerts say what the server refused of a field; two tenths since a page whose files cannot be fetched says so;
    // a tenth of styles since tables have the buttons of their cards in the middle; a tenth since Arabic counts say one and two in words,
    // and a tenth since labels are joined in the punctuation of the language; a tenth of styles since no long word widens a phone's page,
    // and a tenth since nothing that is empty leaves a gap; a tenth since alerts can be reached over a dialog
    js: 182.9,
    css: 12.6,
  },
  {
    name: 'An emergency and its details, beyond what start-up loaded (without maps and charts)',
    keys: ['src/features/emergencies/EmergencyLayout.tsx', 'src/features/emergencies/DetailsTab.tsx'],
    loaded: ['index.html'],
    // with the buttons that keep it for offline use and share it, whose code comes later, and what is new since the last visit;
    // a fifth of one since the source that its figures share is said once;
    // three fifths of one since it shares a file with home, whose chart waits for the scroll; a tenth of one since its buttons
    // have their places while their code is on its way; a fifth of one since its provinces are sorted in the chosen language; two tenths
    // of one since contacts that are no addresses are no links, and a tenth since its head tells a category that is not set; a tenth
    // since what the loaders of other pages need comes before the code that draws them, and a tenth since refusals have more words of the
    // product; a tenth of styles since the name of a row is its header, and a tenth
    // since a page is printed without its grids; a tenth since its countries are joined as the language joins names
    js: 43,
    css: 7.3,
  },
  ofArea('Imminent events', 'risk-watch/ImminentPage', 45),
  ofArea('Seasonal risk', 'risk-watch/SeasonalPage', 45),
  // with what early actions take, what the sources say of an event, and the same storm in other sources
  // and one since the map of operations comes with the page around it, so that they share fewer files; likewise a fifth of one since
  // 3W of the world reads its list near the window, and three tenths since a map with a list comes in one file with what it is drawn in,
  // and a tenth since its rows open before the map is drawn, and a tenth since a field is busy until the page follows its choice,
  // and one since the small modules of many forms are one file, of which it needs some, and a tenth since return periods and the names
  // of countries in events are read with their own blocks, and half of one since what stands below its imminent events waits for them,
  // in a file that search results share
  ofArea('Risk watch of a country', 'risk-watch/CountryRiskTab', 54.8),
  // with the columns of its file, for the list is no table
  ofArea('Local units of a country', 'local-units/section/LocalUnitsSection', 50),
  ofArea('A local unit', 'local-units/unit/LocalUnitPage', 45),
  ofForm('a local unit', 'local-units/form/NewUnitPage', 45),
  ofArea('3W projects of the world', 'three-w/overview/GlobalPage', 40),
  ofArea('3W of a region', 'three-w/overview/RegionTab', 40),
  ofArea('3W projects in a country', 'three-w/places/CountryProjectsTab', 40),
  // its map's list is ordered, and reached by the arrow keys
  // households and recipients of cash are figures beside people; the head keeps the country for offline; the hashtags of
  // its charts in files take a quarter of one
  ofArea('3W activities in a country', 'three-w/places/CountryActivitiesTab', 45.3),
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
