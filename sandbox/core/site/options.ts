import { parseArgs } from 'node:util';
import { type Failure, parseFailure } from '../http/failures';

export interface StartOptions {
  port: number;
  data: string;
  scale: number;
  latency: number;
  failures: Failure[];
  site: string;
}

/** An invalid option, with a message for the command line. */
export class OptionError extends Error {}

function numberWithin(name: string, text: string, least: number, most: number, isWhole: boolean): number {
  const value = Number(text);
  if (
    text.trim() === '' ||
    !Number.isFinite(value) ||
    value < least ||
    value > most ||
    (isWhole && !Number.isInteger(value))
  ) {
    throw new OptionError(`--${name} takes a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

/** Parses the options of the command line; throws an `OptionError` that names the invalid one. */
export function readOptions(args: string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '3000' },
        data: { type: 'string', default: '.data' },
        scale: { type: 'string', default: '1' },
        latency: { type: 'string', default: '0' },
        fail: { type: 'string', multiple: true, default: [] },
        site: { type: 'string', default: 'dist/site' },
      },
    });
    return {
      port: numberWithin('port', values.port, 1, 65_535, true),
      data: values.data,
      scale: numberWithin('scale', values.scale, 0.1, 100, false),
      latency: numberWithin('latency', values.latency, 0, 60_000, true),
      failures: values.fail.map(parseFailure),
      site: values.site,
    };
  } catch (error) {
    throw error instanceof OptionError
      ? error
      : new OptionError(error instanceof Error ? error.message : String(error));
  }
}
