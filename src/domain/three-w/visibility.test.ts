import { describe, expect, test } from 'vitest';
import { visitor } from '#domain/field-reports/fieldReportVisibility';
import { maySeeProject } from './visibility';

const member = { kind: 'member', countries: [93] } as const;
const administrator = { kind: 'administrator', countries: [] } as const;
const abroad = { project_country: 7, reporting_ns: 8 };

// reference/three-w.md, section 4.2
describe('who may see a project', () => {
  test.each([
    ['public', abroad, [true, true, true]],
    ['logged_in_user', abroad, [false, true, true]],
    ['ifrc_ns', abroad, [false, false, true]],
    ['ifrc_ns', { ...abroad, project_country: 93 }, [false, true, true]],
    ['ifrc_ns', { ...abroad, reporting_ns: 93 }, [false, true, true]],
    ['ifrc_ns', { project_country: null, reporting_ns: null }, [false, false, true]],
    ['ifrc_only', { ...abroad, reporting_ns: 93 }, [false, false, true]],
    [null, abroad, [true, true, true]],
  ] as const)('%s %o: visitor, member of 93, administrator %o', (visibility, places, expected) => {
    const seen = [visitor, member, administrator].map((viewer) => maySeeProject(viewer, { visibility, ...places }));
    expect(seen).toEqual(expected);
  });
});
