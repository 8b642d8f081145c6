import { expect, test, vi } from 'vitest';
import { lazyPage } from './page';

const Component = () => null;

test('a page that has arrived is not imported again; one that failed is', async () => {
  const load = vi.fn(async () => ({ Component })).mockRejectedValueOnce(new Error('no line'));
  const { page } = lazyPage(load, null, { chunk: 'test' });
  await expect(page()).rejects.toThrow('no line');
  await expect(page()).resolves.toEqual({ Component });
  await expect(page()).resolves.toEqual({ Component });
  expect(load).toHaveBeenCalledTimes(2);
});
