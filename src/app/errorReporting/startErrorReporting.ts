import type { Breadcrumb, ErrorEvent } from '@sentry/react';
import { config } from '#app/config';
import { setReporter } from './reportError';

const emailPattern = /[^\s@"']+@[^\s@"']+\.[^\s@"']+/g;
const tokenPattern = /\b(Token\s+)?[0-9a-f]{32,}\b/gi;

/** A text without what names or lets in a person: e-mail addresses and tokens. */
export const withoutSecrets = (text: string) => text.replace(tokenPattern, '[token]').replace(emailPattern, '[e-mail]');

/** An address without its query, which may hold what somebody typed, and without the token of a recovery link. */
const withoutQuery = (url: string) => withoutSecrets(url.split(/[?#]/)[0] ?? '');

/** Only where and when of a breadcrumb: its data may hold form content. */
export function cleanBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb | null {
  if (breadcrumb.category?.startsWith('ui.input')) return null;
  const { url, method, status_code, from, to } = breadcrumb.data ?? {};
  const data = { url, method, status_code, from, to };
  return {
    ...breadcrumb,
    message: breadcrumb.message && withoutSecrets(breadcrumb.message),
    data: Object.fromEntries(
      Object.entries(data)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
    ),
  };
}

/** What leaves the device about an error: no user, no headers, no body, no query. */
export function cleanEvent(event: ErrorEvent): ErrorEvent {
  return {
    ...event,
    user: undefined,
    message: event.message && withoutSecrets(event.message),
    request: event.request?.url ? { url: withoutQuery(event.request.url) } : undefined,
    extra: undefined,
    exception: event.exception && {
      values: event.exception.values?.map((value) => ({ ...value, value: value.value && withoutSecrets(value.value) })),
    },
    breadcrumbs: event.breadcrumbs?.map(cleanBreadcrumb).filter((breadcrumb) => breadcrumb !== null),
  };
}

/** Loads and starts error reporting, only where a DSN is set. Called after the first paint. */
export async function startErrorReporting(): Promise<void> {
  const settings = config.errorReporting;
  if (!settings) return;
  const { init, captureException, replayIntegration, browserTracingIntegration } = await import('@sentry/react');
  init({
    dsn: settings.dsn,
    environment: config.environment,
    release: `${config.packageName}@${config.version}`,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    tracesSampleRate: settings.tracesRate,
    replaysSessionSampleRate: settings.replaysRate,
    replaysOnErrorSampleRate: settings.replaysOnErrorRate,
    integrations: [browserTracingIntegration(), replayIntegration({ maskAllText: true, maskAllInputs: true })],
    beforeSend: cleanEvent,
    beforeBreadcrumb: cleanBreadcrumb,
    beforeSendTransaction: (event) => ({
      ...event,
      user: undefined,
      request: event.request?.url ? { url: withoutQuery(event.request.url) } : undefined,
    }),
  });
  setReporter((error) => captureException(error));
}
