import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session';

// each test has its own module instance: a requested reload cannot be undone
let page: typeof import('./syncSessionAcrossTabs') & typeof import('./session') & typeof import('#ui/form/leavePrompt');
beforeEach(async () => {
  vi.resetModules();
  page = {
    ...(await import('./syncSessionAcrossTabs')),
    ...(await import('./session')),
    ...(await import('#ui/form/leavePrompt')),
  };
});

const amara: Session = {
  id: 1,
  username: 'amara@example.org',
  firstName: 'Amara',
  lastName: 'Okafor',
  displayName: 'Amara Okafor',
  token: 'first',
  expires: '',
};
const inAnotherTab = (session: Session | null) => {
  if (session) localStorage.setItem('user', JSON.stringify(session));
  else localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
};

const reload = vi.fn();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  reload.mockReset();
  page.endSession();
});

test.each([
  ['another person logs in', { ...amara, id: 2, token: 'second' }],
  ['the person logs out', null],
])('when %s, the page is reloaded, and belongs to the previous user until then', (_, session) => {
  page.startSession(amara);
  stop = page.syncSessionAcrossTabs(reload);
  expect(page.isLeavePromptSuppressed()).toBe(false);
  reload.mockImplementation(() => expect(page.currentSession()?.token).toBe('first'));
  inAnotherTab(session);
  expect(reload).toHaveBeenCalledOnce();
  expect(page.isLeavePromptSuppressed()).toBe(true);
});

test('a new token of the same user is adopted without a reload', () => {
  page.startSession(amara);
  stop = page.syncSessionAcrossTabs(reload);
  inAnotherTab({ ...amara, token: 'second' });
  expect(page.currentSession()?.token).toBe('second');
  expect(reload).not.toHaveBeenCalled();
});

test('another setting changes nothing', () => {
  page.startSession(amara);
  stop = page.syncSessionAcrossTabs(reload);
  localStorage.removeItem('user');
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(reload).not.toHaveBeenCalled();
});
