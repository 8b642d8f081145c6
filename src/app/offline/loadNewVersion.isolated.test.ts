import { expect, test, vi } from 'vitest';
import { loadNewVersion } from './loadNewVersion';
import { setUpdateReady } from './update';

type Subscriber = Parameters<Parameters<typeof loadNewVersion>[0]['subscribe']>[0];

test('the next page is a new document once a new version is on the device, a changed filter is not', () => {
  let tell: Subscriber = () => undefined;
  const router = {
    subscribe: (subscriber: Subscriber) => {
      tell = subscriber;
      return () => undefined;
    },
    createHref: ({ pathname }: { pathname?: string }) => pathname ?? '',
    state: {},
  };
  const open = vi.fn();
  // the parts of a router that are read
  loadNewVersion(router as unknown as Parameters<typeof loadNewVersion>[0], open);
  const navigate = (from: string, to: string) =>
    tell(
      {
        navigation: { state: 'loading', location: { pathname: to } },
        location: { pathname: from },
      } as unknown as Parameters<Subscriber>[0],
      { deletedFetchers: [], newErrors: null, flushSync: false },
    );
  navigate('/', '/emergencies');
  expect(open).not.toHaveBeenCalled();
  setUpdateReady();
  navigate('/emergencies', '/emergencies');
  expect(open).not.toHaveBeenCalled();
  navigate('/emergencies', '/countries/5');
  expect(open).toHaveBeenCalledWith('/countries/5');
});
