import { expect, test, vi } from 'vitest';
import { sandboxServer } from '#tests/renderApp';
import { openSampleForm } from '#tests/sampleForm';

sandboxServer();

const load = vi.hoisted(() => vi.fn());

vi.mock('#app/outbox/outboxStore', async (importOriginal) => {
  load();
  return importOriginal();
});

test('the code of the outbox is there before the line is lost', async () => {
  openSampleForm();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});
