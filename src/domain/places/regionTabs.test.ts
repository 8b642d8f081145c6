import { describe, expect, test } from 'vitest';
import type { RegionDetail, RegionSnippet } from '#contract/region';
import { regionTabs } from './regionTabs';

const text: RegionSnippet = {
  id: 1,
  image: null,
  region: 0,
  snippet: '<p>Text</p>',
  translation_module_original_language: 'en',
  visibility: 3,
  visibility_display: 'Public',
};
const empty: Pick<RegionDetail, 'additional_tab_name' | 'preparedness_snippets' | 'snippets'> = {
  additional_tab_name: null,
  preparedness_snippets: [],
  snippets: [],
};
const plan = { id: 1, region: 0, title: 'Plan', snippet: '', translation_module_original_language: 'en' } as const;

describe('regionTabs', () => {
  test.each([
    ['no content', empty, 0, { preparedness: false, additional: false }],
    ['key figures still loading', empty, null, { preparedness: false, additional: false }],
    ['key figures', empty, 2, { preparedness: false, additional: true }],
    ['a name', { ...empty, additional_tab_name: 'Plan' }, 0, { preparedness: false, additional: true }],
    ['a blank name', { ...empty, additional_tab_name: ' ' }, 0, { preparedness: false, additional: false }],
    ['texts', { ...empty, snippets: [text] }, 0, { preparedness: false, additional: true }],
    ['preparedness', { ...empty, preparedness_snippets: [plan] }, 0, { preparedness: true, additional: false }],
  ])('of a region with %s', (_, region, figures, expected) => {
    expect(regionTabs(region, figures)).toEqual(expected);
  });
});
