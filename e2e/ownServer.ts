import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';

/** Time for making the data, on a machine with several times more to do than processors; in milliseconds. */
const startMs = 120_000;

/** A server of a journey that stops it: its process ends, so that nothing answers at the address. The data stays. */
export function ownServer(port: number) {
  const address = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'go-journey-'));
  let running: ChildProcess | undefined;

  const answers = () =>
    fetch(`${address}/api/v2/region/`).then(
      ({ ok }) => ok,
      () => false,
    );

  async function start() {
    test.setTimeout(test.info().timeout + startMs);
    running = spawn(process.execPath, ['dist/sandbox/main.js', '--port', String(port), '--data', data], {
      stdio: 'ignore',
    });
    await expect.poll(answers, { timeout: startMs, intervals: [100] }).toBe(true);
  }

  async function stop() {
    const process = running;
    running = undefined;
    // no event follows for a process that has ended by itself
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await ended;
  }

  /** Stops the server, and removes its data. */
  async function remove() {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }

  return { address, start, stop, remove };
}
