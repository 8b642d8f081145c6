import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext, type WordSource } from '#ui/language/LanguageContext';
import { PrintReadyMark } from './PrintReadyMark';

const mark = () => document.querySelector('#pdf-preview-ready');

test('the mark waits for words, also for those that are requested after it mounted', async () => {
  let isLoading = false;
  const listeners = new Set<() => void>();
  const words: WordSource = {
    language: 'fr',
    direction: 'ltr',
    request: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translations: () => ({}),
    isLoading: () => isLoading,
  };
  const content = { current: document.createElement('div') };
  render(
    <LanguageContext value={words}>
      <PrintReadyMark content={content} />
    </LanguageContext>,
  );
  // a part of the document mounts late and requests its words: no listener hears of that
  isLoading = true;
  await act(() => import('../content/sanitise').then(() => new Promise((resolve) => requestAnimationFrame(resolve))));
  expect(mark()).toBeNull();
  isLoading = false;
  for (const listener of listeners) listener();
  await waitFor(() => expect(mark()).toBeInTheDocument());
});
