import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '#app/request/errors';
import { send } from '#app/request/send';
import { upload } from '#app/request/upload';
import { writeOnce } from '#app/request/writeOnce';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { startImport } from './startImport';

vi.mock('#app/request/send', () => ({ send: vi.fn() }));
vi.mock('#app/request/upload', () => ({ upload: vi.fn() }));

const file = new File(['depots'], 'depots.xlsx');
const item = (id: number, changes: Partial<LocalUnitImport> = {}) =>
  ({ id, file_size: file.size, local_unit_type_details: { id: 6 }, ...changes }) as LocalUnitImport;
const lists = (...answers: (LocalUnitImport[] | Error)[]) => {
  for (const answer of answers) {
    if (answer instanceof Error) vi.mocked(send).mockRejectedValueOnce(answer);
    else vi.mocked(send).mockResolvedValueOnce({ count: answer.length, results: answer } as never);
  }
};
const lost = failure('network', 'POST', new URL('http://localhost/api/v2/bulk-upload-local-unit/'));
const start = () => startImport({ country: 107, type: 6, file });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(upload).mockImplementation((_endpoint, _input, options) =>
    writeOnce(() => Promise.reject(lost), { findDone: options?.findDone }),
  );
});

test('an import whose response was lost is found, and is not sent again', async () => {
  const arrived = item(3);
  const others = [item(5, { local_unit_type_details: { id: 2 } as never }), item(4, { file_size: 1 })];
  lists([item(2)], [...others, arrived, item(2)]);
  expect(await start()).toBe(arrived);
  expect(upload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same file of an earlier import', [item(2)]],
  ['no list', new Error('no line')],
])('with %s alone, the import counts as failed', async (_, after) => {
  lists([item(2)], after);
  await expect(start()).rejects.toBe(lost);
});

test('without the earlier imports nothing is sent', async () => {
  lists(new Error('no line'));
  await expect(start()).rejects.toThrow('no line');
  expect(upload).not.toHaveBeenCalled();
});
