import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
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
  await eventually(() => expect(load).toHaveBeenCalled());
});
