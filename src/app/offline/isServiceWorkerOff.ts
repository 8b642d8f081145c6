import { flag, type Settings } from '../readConfig.ts';

/** Whether nothing of the product is stored for use without a connection; outside the start-up code, which does not need it. */
export const isServiceWorkerOff = (settings: Settings): boolean => flag(settings, 'VITE_SERVICE_WORKER_OFF');
