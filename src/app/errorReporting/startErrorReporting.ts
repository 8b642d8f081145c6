import type { Breadcrumb, ErrorEvent, makeFetchTransport } from '@sentry/react';
import { config } from '#app/config';
import { setReporter } from './reportError';
import { scrubbed } from './scrub';

type MakeTransport = typeof makeFetchTransport;

/** Keeps only URL, method, status and navigation of a breadcrumb: other data can contain form content. */
export function cleanBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb | null {
  if (breadcrumb.category?.startsWith('ui.input')) return null;
  const { url, method, status_code, from, to } = breadcrumb.data ?? {};
  const data = Object.entries({ url, method, status_code, from, to }).filter(([, value]) => value !== undefined);
  return { ...breadcrumb, data: Object.fromEntries(data) };
}

/** Removes user, headers and body from an error event. */
export const cleanEvent = (event: ErrorEvent): ErrorEvent => ({
  ...event,
  user: undefined,
  request: event.request?.url ? { url: event.request.url } : undefined,
  extra: undefined,
  breadcrumbs: event.breadcrumbs?.map(cleanBreadcrumb).filter((breadcrumb) => breadcrumb !== null),
});

/** Corrects the byte length of a recording, which the receiver reads it by. */
const counted = (header: object, payload: unknown) => [
  typeof payload === 'string' && 'length' in header
    ? { ...header, length: new TextEncoder().encode(payload).length }
    : header,
  payload,
];

/** The transport of errors, traces and replays, with all strings scrubbed. */
export const scrubbingTransport =
  (make: MakeTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    return {
      ...transport,
      send: ([head, items]) => {
        const clean = items.map(([header, payload]) => counted(header, scrubbed(payload)));
        return transport.send([head, clean] as Parameters<typeof transport.send>[0]);
      },
    };
  };

/** Loads and starts error reporting, only where a DSN is set. Called after the first paint. */
export async function startErrorReporting(): Promise<void> {
  const settings = config.errorReporting;
  if (!settings) return;
  const sentry = await import('@sentry/react');
  sentry.init({
    dsn: settings.dsn,
    environment: config.environment,
    release: `${config.packageName}@${config.version}`,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: settings.tracesRate,
    replaysSessionSampleRate: settings.replaysRate,
    replaysOnErrorSampleRate: settings.replaysOnErrorRate,
    integrations: [
      sentry.browserTracingIntegration(),
      // uncompressed: compressed data cannot be scrubbed
      sentry.replayIntegration({ maskAllText: true, maskAllInputs: true, useCompression: false }),
    ],
    transport: scrubbingTransport(sentry.makeFetchTransport),
    beforeSend: cleanEvent,
    beforeBreadcrumb: cleanBreadcrumb,
  });
  setReporter((error) => sentry.captureException(error));
}
