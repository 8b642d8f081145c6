/**
 * The product's settings, read once from the build's VITE_* values (named and explained in `.env.example`).
 *
 * @throws Error naming the setting and what it takes, so that a wrong one is seen at the first start
 */
export interface Config {
  readonly title: string;
  readonly environment: string;
  /** Base address of the GO API, ending in a slash. */
  readonly apiEndpoint: string;
  /** Base address of the risk API, ending in a slash; without a setting `risk/` below the GO API, where the stand-in answers. */
  readonly riskApiEndpoint: string;
  readonly adminUrl: string;
  readonly surveyDesignerUrl: string | null;
  readonly mapToken: string | null;
  readonly mapStyle: string | null;
  readonly embeddedReportId: string | null;
  /** 3W projects can be read and no longer written. */
  readonly areProjectsClosed: boolean;
  readonly errorReporting: {
    readonly dsn: string;
    readonly tracesRate: number;
    readonly replaysRate: number;
    readonly replaysOnErrorRate: number;
  } | null;
  readonly version: string;
  readonly commit: string;
  readonly packageName: string;
  readonly repositoryUrl: string;
}

export type Settings = Readonly<Record<string, string | boolean | undefined>>;

const text = (settings: Settings, name: string) => {
  const value = settings[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

const address = (settings: Settings, name: string, origin: string) => {
  const value = text(settings, name);
  if (value === null) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    throw new Error(`${name} must be an http(s) address, not "${value}"`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`${name} must be an http(s) address, not "${value}"`);
  return url.href;
};

const endpoint = (settings: Settings, name: string, origin: string) => {
  const href = address(settings, name, origin) ?? new URL('/', origin).href;
  return href.endsWith('/') ? href : `${href}/`;
};

const rate = (settings: Settings, name: string, fallback: number) => {
  const value = text(settings, name);
  if (value === null) return fallback;
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) throw new Error(`${name} must be a number from 0 to 1, not "${value}"`);
  return number;
};

/** @throws Error for another value than true and false */
export const flag = (settings: Settings, name: string) => {
  const value = text(settings, name) ?? 'false';
  if (value !== 'true' && value !== 'false') throw new Error(`${name} must be true or false, not "${value}"`);
  return value === 'true';
};

/**
 * @param settings - the build's environment
 * @param origin - where the product is served from: the API's address where none is set
 */
export function readConfig(settings: Settings, origin: string): Config {
  const apiEndpoint = endpoint(settings, 'VITE_API_ENDPOINT', origin);
  const dsn = address(settings, 'VITE_ERROR_REPORTING_DSN', origin);
  return {
    title: text(settings, 'VITE_TITLE') ?? 'GO',
    environment: text(settings, 'VITE_ENVIRONMENT') ?? 'development',
    apiEndpoint,
    riskApiEndpoint: text(settings, 'VITE_RISK_API_ENDPOINT')
      ? endpoint(settings, 'VITE_RISK_API_ENDPOINT', origin)
      : new URL('risk/', apiEndpoint).href,
    adminUrl: address(settings, 'VITE_ADMIN_URL', origin) ?? new URL('admin/', apiEndpoint).href,
    surveyDesignerUrl: address(settings, 'VITE_SURVEY_DESIGNER_URL', origin),
    mapToken: text(settings, 'VITE_MAP_ACCESS_TOKEN'),
    mapStyle: text(settings, 'VITE_MAP_STYLE'),
    embeddedReportId: text(settings, 'VITE_EMBEDDED_REPORT_ID'),
    areProjectsClosed: flag(settings, 'VITE_PROJECTS_CLOSED'),
    errorReporting:
      dsn === null
        ? null
        : {
            dsn,
            tracesRate: rate(settings, 'VITE_ERROR_REPORTING_TRACES_RATE', 0.2),
            replaysRate: rate(settings, 'VITE_ERROR_REPORTING_REPLAYS_RATE', 0.1),
            replaysOnErrorRate: rate(settings, 'VITE_ERROR_REPORTING_REPLAYS_ON_ERROR_RATE', 1),
          },
    version: text(settings, 'VITE_VERSION') ?? '0.0.0',
    commit: text(settings, 'VITE_COMMIT') ?? '',
    packageName: text(settings, 'VITE_PACKAGE_NAME') ?? 'go-front-end',
    repositoryUrl: address(settings, 'VITE_REPOSITORY_URL', origin) ?? 'https://github.com/ifrcgo/go-web-app',
  };
}
