import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from './errors';
import { refusal } from './refusal';
import { useUploadFailure } from './useUploadFailure';

const url = 'http://localhost:3000/api/v2/per-file/';
const refused = (text: string) => refusal('POST', url, 400, text, undefined);

test.each([
  ['what the server says of the file', refused('{"errors":{"file":["SVG is refused."]}}'), 'SVG is refused.'],
  ['what it says of all', refused('{"errors":{"non_field_errors":["Not now."]}}'), 'Not now.'],
  ['the sentence for the error', failure('parse', 'POST', new URL(url)), /^There was a problem parsing/],
  ['a general sentence for any other', new Error('x'), /^Some error occurred/],
])('a file that could not be uploaded: %s', (_, error, message) => {
  expect(renderHook(() => useUploadFailure()).result.current(error)).toMatch(message);
});
