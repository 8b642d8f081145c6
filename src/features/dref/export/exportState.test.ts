import { expect, test } from 'vitest';
import { exportOutcome } from '#resources/pdf-export/pdfOutcome';
import { exportType, hasGrantChoice } from './exportState';

const pdf = 'https://example.org/dref.pdf';

/** @source reference/dref.md, section 1.4 */
test.each([
  ['while it is made', { status: 0, pdf_file: null }, undefined],
  ['once it is ready', { status: 1, pdf_file: pdf }, { address: pdf }],
  ['after an error', { status: 2, pdf_file: null }, 'failed'],
  ['ready without a file', { status: 1, pdf_file: null }, 'failed'],
  ['ready at an address that runs code', { status: 1, pdf_file: 'javascript:alert(1)' }, 'failed'],
] as const)('%s', (_, answer, outcome) => expect(exportOutcome(answer)).toEqual(outcome));

test.each([
  ['application', true, 'dref-applications'],
  ['operationalUpdate', true, 'dref-operational-updates'],
  ['finalReport', true, 'dref-final-reports'],
  ['finalReport', false, 'old-dref-final-reports'],
] as const)('%s, with early actions: %s, is exported as %s', (stage, isImminentV2, type) =>
  expect(exportType({ stage, id: 1, isImminentV2 })).toBe(type),
);

test.each([
  ['application', 0, true],
  ['application', 2, false],
  ['application', null, false],
  ['operationalUpdate', 0, false],
  ['finalReport', 0, false],
] as const)('the grant agreement is offered for: %s of type %s: %s', (stage, type, isOffered) =>
  expect(hasGrantChoice(stage, type)).toBe(isOffered),
);
