import { readStored, writeStored } from '#app/storage';

/** The new updates whose writer has not yet answered whether the type becomes response. */
const key = 'dref-new-updates';

const kept = 20;

function read(): readonly number[] {
  const ids = readStored(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

const write = (ids: readonly number[]) => writeStored(key, ids.length === 0 ? null : ids.slice(-kept));

/** Remembers that an update is new, beyond a reload and a change of the language, until the question about it is answered. */
export const rememberNewUpdate = (id: number): void => write([...read().filter((each) => each !== id), id]);

/** Whether an update is new and the question about it open. */
export const isNewUpdate = (id: number): boolean => read().includes(id);

/** Forgets an update whose question is answered. */
export const forgetNewUpdate = (id: number): void => write(read().filter((each) => each !== id));
