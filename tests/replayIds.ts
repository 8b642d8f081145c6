import { recordings } from './recordings';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `images_file`, `images_file_details` and `dref-op-update` as one name for the rows behind them. */
const kindOf = (key: string) =>
  key
    .replaceAll('-', '_')
    .replace(/_(details?|id)$/, '')
    .replace(/^project_admin2$/, 'admin2');

const countryFields = new Set(['country', 'countries', 'national_society', 'project_country', 'reporting_ns']);
const districtFields = new Set(['district', 'districts', 'project_districts']);

/** The countries that the recordings name, by their id there. */
function recordedCountries(): ReadonlyMap<number, string> {
  const codes = new Map<number, string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) {
      const { id, iso3 } = value;
      if (typeof id === 'number' && typeof iso3 === 'string') codes.set(id, iso3);
      Object.values(value).forEach(collect);
    }
  };
  for (const kind of ['reads', 'exchanges'] as const) {
    for (const [file, { response }] of recordings(kind)) if (!file.startsWith('risk/')) collect(response);
  }
  return codes;
}

/** Rows of the stand-in that stand for the rows of the recordings. */
export class ReplayIds {
  readonly #byKind = new Map<string, Map<number, number>>();
  readonly #countries = new Map<number, number>();

  /** @param own - countries of the stand-in by ISO 3 code */
  constructor(own: ReadonlyMap<string, number>) {
    for (const [id, iso3] of recordedCountries()) {
      const country = own.get(iso3);
      if (country !== undefined) this.#countries.set(id, country);
    }
  }

  /** Makes the stand-in's row `own` stand for the recorded one. */
  set(kind: string, recorded: number, own: number | undefined): void {
    if (own === undefined || Number.isNaN(own))
      throw new Error(`the stand-in has no ${kind} for the recorded ${recorded}`);
    const ids = this.#byKind.get(kindOf(kind)) ?? new Map<number, number>();
    this.#byKind.set(kindOf(kind), ids.set(recorded, own));
  }

  /** The stand-in's row for a recorded one; the same id where none was set. */
  get(kind: string, recorded: number): number {
    return this.#byKind.get(kindOf(kind))?.get(recorded) ?? recorded;
  }

  /** The stand-in's country for a recorded one; the same id where it has none with this code. */
  country(recorded: number): number {
    return this.#countries.get(recorded) ?? recorded;
  }

  /** Pairs the rows of a recorded response with those of the stand-in's, place by place. */
  learn(key: string, recorded: unknown, own: unknown): void {
    if (Array.isArray(recorded) && Array.isArray(own)) {
      for (const [index, each] of recorded.entries()) this.learn(key, each, own[index]);
    } else if (isObject(recorded) && isObject(own)) {
      if (typeof recorded.id === 'number' && typeof own.id === 'number') {
        this.set(key, recorded.id, own.id);
      }
      for (const [name, value] of Object.entries(recorded)) this.learn(name, value, own[name]);
    }
  }

  /** A recorded body with the ids of the stand-in. */
  translate(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((each) => this.translate(each, key));
    if (isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, this.translate(each, name === 'id' ? key : name)]),
      );
    }
    if (typeof value !== 'number') return value;
    if (countryFields.has(key)) return this.country(value);
    return this.get(districtFields.has(key) ? 'districts' : key, value);
  }

  /** A recorded address with the ids of the stand-in. */
  translatePath(path: string): string {
    const [address = '', query] = path.split('?');
    const segments = address.split('/');
    const translated = segments.map((segment, index) => {
      if (!/^\d+$/.test(segment)) return segment;
      // `country/databank`: a country with or without what is below it
      const below = this.#byKind.get(`${segments[index - 1]}/${segments[index + 1]}`)?.get(Number(segment));
      return String(below ?? this.translate(Number(segment), segments[index - 1]));
    });
    const parameters = new URLSearchParams(query);
    for (const [name, value] of [...parameters]) {
      if (/^\d+$/.test(value)) parameters.set(name, String(this.translate(Number(value), name)));
    }
    const text = parameters.toString();
    return translated.join('/') + (text === '' ? '' : `?${text}`);
  }
}
