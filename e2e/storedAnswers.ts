import type { Page } from '@playwright/test';

interface StoredAnswer {
  /** of the database, which belongs to one person or to visitors */
  readonly database: string;
  /** language, endpoint and input */
  readonly key: string;
  /** the answer as JSON */
  readonly text: string;
}

/** The answers of the API that are stored on the device, of all people. */
export const storedAnswers = (page: Page): Promise<readonly StoredAnswer[]> =>
  page.evaluate(async () => {
    const result = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const found: StoredAnswer[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('go-answers-')) continue;
      const database = await result(indexedDB.open(name));
      const answers = database.transaction('answers').objectStore('answers');
      const [keys, values] = await Promise.all([result(answers.getAllKeys()), result(answers.getAll())]);
      for (const [index, key] of keys.entries())
        found.push({ database: name, key: String(key), text: JSON.stringify(values[index]) });
      database.close();
    }
    return found;
  });
