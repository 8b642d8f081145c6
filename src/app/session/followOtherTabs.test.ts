// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#app/request/queryClient';
import { followOtherTabs } from './followOtherTabs';
import { currentSession, endSession, type Session, startSession } from './session';

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
  endSession();
  queryClient.clear();
});

test.each([
  ['somebody else logs in', { ...amara, id: 2, token: 'second' }, 'second'],
  ['the person logs out', null, undefined],
])('when %s, nothing of the former person stays', (_, session, token) => {
  startSession(amara);
  queryClient.setQueryData(['GET /api/v2/user/me/'], { first_name: 'Amara' });
  stop = followOtherTabs(reload);
  inAnotherTab(session);
  expect(currentSession()?.token).toBe(token);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same person elsewhere, or another setting, disturbs nobody', () => {
  startSession(amara);
  stop = followOtherTabs(reload);
  inAnotherTab({ ...amara, expires: '2099-01-01T00:00:00Z' });
  expect(reload).not.toHaveBeenCalled();
});
