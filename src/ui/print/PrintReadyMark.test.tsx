import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageContext, type TranslationSource } from '#ui/language/LanguageContext';
import { PrintReadyMark } from './PrintReadyMark';

const mark = () => document.querySelector('#pdf-preview-ready');

test('the mark waits for translations, also for those that are requested after it mounted', async () => {
  let isLoading = false;
  const listeners = new Set<() => void>();
  const source: TranslationSource = {
    language: 'fr',
    direction: 'ltr',
    request: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translations: () => [],
    isLoading: () => isLoading,
  };
  const content = { current: document.createElement('div') };
  render(
    <LanguageContext value={source}>
      <PrintReadyMark content={content} />
    </LanguageContext>,
  );
  // a part that mounts late requests its translations without notifying listeners
  isLoading = true;
  await act(() => import('../content/sanitise').then(() => new Promise((resolve) => requestAnimationFrame(resolve))));
  expect(mark()).toBeNull();
  isLoading = false;
  for (const listener of listeners) listener();
  await waitFor(() => expect(mark()).toBeInTheDocument());
});

test('the mark waits for a map that is not drawn', async () => {
  const map = document.createElement('figure');
  map.dataset.map = 'waiting';
  const content = { current: document.createElement('div') };
  content.current.append(map);
  const show = vi.fn();
  window.addEventListener('beforeprint', show, { once: true });
  render(<PrintReadyMark content={content} />);
  // what waits for the scroll, as the map does, renders
  await waitFor(() => expect(show).toHaveBeenCalled());
  // more frames than the mark takes without a map
  await act(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(mark()).toBeNull();
  map.dataset.map = 'ready';
  await waitFor(() => expect(mark()).toBeInTheDocument());
});
