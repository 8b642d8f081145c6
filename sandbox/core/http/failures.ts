import { z } from 'zod';

/** One injected failure. */
export const Failure = z.object({
  /** `GET /api/v2/event/`; a `{slot}` stands for any one part, a `*` at the end for any rest. */
  endpoint: z.string().regex(/^(GET|POST|PUT|PATCH|DELETE|\*) \//),
  /** Status of the response; 0 breaks the connection. */
  status: z.union([z.literal(0), z.int().min(200).max(599)]).default(500),
  /** Share of the requests that fail, 0 to 1. */
  share: z.number().min(0).max(1).default(1),
  /** Maximum number of failures; unlimited when left out. */
  times: z.int().min(1).optional(),
  /** Body of the response, instead of an error of the API's shape. */
  body: z.string().optional(),
  type: z.string().default('text/html; charset=utf-8'),
});
export type Failure = z.infer<typeof Failure>;

/** Injected faults: latency in milliseconds, and failures. */
export const Faults = z.object({
  latency: z.int().min(0).max(60_000).default(0),
  failures: z.array(Failure).default([]),
});
export type Faults = z.infer<typeof Faults>;

/** Reads `GET /api/v2/event/ 500 10%`; the share may be left out. Throws with a reason when it cannot. */
export function parseFailure(text: string): Failure {
  const [, endpoint, status, percent] = /^(\S+ \S+)(?: (\d{1,3}))?(?: (\d{1,3})%)?$/.exec(text.trim()) ?? [];
  const read = Failure.safeParse({
    endpoint,
    status: status === undefined ? undefined : Number(status),
    share: percent === undefined ? undefined : Number(percent) / 100,
  });
  if (!endpoint || !read.success) {
    throw new Error(`cannot read the failure "${text}": write it as 'GET /api/v2/event/ 500 10%'`);
  }
  return read.data;
}

const escaped = (text: string) => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

function patternOf(endpoint: string): { method: string; path: RegExp } {
  const [method = '*', path = '/'] = endpoint.split(' ', 2);
  const source = escaped(path)
    .replace(/\{[^}]+\}/g, '[^/]+')
    .replace(/\*$/, '.*');
  return { method, path: new RegExp(`^${source}$`) };
}

/** The faults in force, and how often each failure may still happen. */
export class FaultInjector {
  #faults: Faults;
  #remaining = new Map<Failure, number>();

  constructor(faults: Partial<Faults>) {
    this.#faults = Faults.parse(faults);
  }

  get faults(): Faults {
    return this.#faults;
  }

  set faults(faults: Faults) {
    this.#faults = faults;
    this.#remaining = new Map();
  }

  /** The failure that this request gets, if any. */
  failureFor(method: string, path: string): Failure | undefined {
    return this.#faults.failures.find((failure) => {
      const pattern = patternOf(failure.endpoint);
      if ((pattern.method !== '*' && pattern.method !== method) || !pattern.path.test(path)) return false;
      if (failure.share < 1 && Math.random() >= failure.share) return false;
      const remaining = this.#remaining.get(failure) ?? failure.times ?? Number.POSITIVE_INFINITY;
      this.#remaining.set(failure, remaining - 1);
      return remaining > 0;
    });
  }
}
