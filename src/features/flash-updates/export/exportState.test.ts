import { expect, test } from 'vitest';
import { exportState } from './exportState';

const url = 'https://example.org/update.pdf';

test.each([
  ['at first', { status: 'pending', url: null }, 1, 'pending'],
  ['while it is made', { status: 'pending', url: null }, 10, 'pending'],
  ['after the tenth repeat', { status: 'pending', url: null }, 11, 'not-ready'],
  ['once it is ready', { status: 'ready', url }, 2, { address: url }],
  ['ready at the last answer', { status: 'ready', url }, 11, { address: url }],
  ['ready without an address', { status: 'ready', url: null }, 11, 'not-ready'],
  ['ready at an address that runs code', { status: 'ready', url: 'javascript:alert(1)' }, 11, 'not-ready'],
])('%s', (_, answer, answers, state) => expect(exportState(answer, answers)).toEqual(state));
