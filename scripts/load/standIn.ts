import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves when the process logs that it is ready, rejects when it exits before. */
const whenReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The stand-in ended with ${code}`)));
  });

/**
 * Starts the built product with the stand-in API and new data on a free port; builds when needed.
 *
 * @param options.scale - multiplies the rows of the illustrative data
 */
export async function startStandIn({ scale = 1 }: { readonly scale?: number } = {}) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'load-'));
  const options = ['--port', String(port), '--data', data, '--scale', String(scale)];
  const child = spawn(process.execPath, ['scripts/start.mjs', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  await whenReady(child);
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
