import { z } from 'zod';

/** One failure on purpose. */
export const Failure = z.object({
  /** `GET /api/v2/event/`; a `{slot}` stands for any one part, a `*` at the end for any rest. */
  operation: z.string().regex(/^(GET|POST|PUT|PATCH|DELETE|\*) \//),
  /** The status to answer; 0 breaks the connection off. */
  status: z.union([z.literal(0), z.int().min(200).max(599)]).default(500),
  /** How many of the requests, 0 to 1. */
  share: z.number().min(0).max(1).default(1),
  /** How often at most; without end when left out. */
  times: z.int().min(1).optional(),
  /** What is said instead of the usual shape. */
  body: z.string().optional(),
  type: z.string().default('text/html; charset=utf-8'),
});
export type Failure = z.infer<typeof Failure>;

/** What the sandbox does wrong on purpose: how slow it is, in milliseconds, and what fails. */
export const Trouble = z.object({
  latency: z.int().min(0).max(60_000).default(0),
  failures: z.array(Failure).default([]),
});
export type Trouble = z.infer<typeof Trouble>;

/** Reads `GET /api/v2/event/ 500 10%`; the share may be left out. Throws with a reason when it cannot. */
export function parseFailure(text: string): Failure {
  const [, operation, status, percent] = /^(\S+ \S+)(?: (\d{1,3}))?(?: (\d{1,3})%)?$/.exec(text.trim()) ?? [];
  const read = Failure.safeParse({
    operation,
    status: status === undefined ? undefined : Number(status),
    share: percent === undefined ? undefined : Number(percent) / 100,
  });
  if (!operation || !read.success) {
    throw new Error(`cannot read the failure "${text}": write it as 'GET /api/v2/event/ 500 10%'`);
  }
  return read.data;
}

const escaped = (text: string) => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

function patternOf(operation: string): { method: string; path: RegExp } {
  const [method = '*', path = '/'] = operation.split(' ', 2);
  const source = escaped(path)
    .replace(/\{[^}]+\}/g, '[^/]+')
    .replace(/\*$/, '.*');
  return { method, path: new RegExp(`^${source}$`) };
}

/** Keeps what is to go wrong, and says for each request whether it does. */
export class Troubles {
  #trouble: Trouble;
  #left = new Map<Failure, number>();

  constructor(trouble: Partial<Trouble>) {
    this.#trouble = Trouble.parse(trouble);
  }

  get current(): Trouble {
    return this.#trouble;
  }

  set current(trouble: Trouble) {
    this.#trouble = trouble;
    this.#left = new Map();
  }

  /** The failure that this request meets, if it meets one. */
  meets(method: string, path: string): Failure | undefined {
    return this.#trouble.failures.find((failure) => {
      const pattern = patternOf(failure.operation);
      if ((pattern.method !== '*' && pattern.method !== method) || !pattern.path.test(path)) return false;
      if (failure.share < 1 && Math.random() >= failure.share) return false;
      const left = this.#left.get(failure) ?? failure.times ?? Number.POSITIVE_INFINITY;
      this.#left.set(failure, left - 1);
      return left > 0;
    });
  }
}
