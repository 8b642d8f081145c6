import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
export async function main([path = '/', cpu = '4']: string[]) {
  const child = spawn(
    'node',
    ['dist/sandbox/main.js', '--port', '4399', '--data', '/tmp/prof-data', '--site', '/tmp/prof-site'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((r) => child.stdout.on('data', (d) => String(d).includes('Ready') && r()));
  const b = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await b.newPage({ viewport: { width: 1280, height: 800 } });
    const c = await page.context().newCDPSession(page);
    await c.send('Emulation.setCPUThrottlingRate', { rate: Number(cpu) });
    await c.send('Profiler.enable');
    await c.send('Profiler.setSamplingInterval', { interval: 500 });
    await c.send('Profiler.start');
    await page.goto('http://localhost:4399' + path, { waitUntil: 'commit' });
    await page.waitForTimeout(Number(process.env.WAIT ?? 4000));
    const { profile } = await c.send('Profiler.stop');
    const self = new Map<string, number>(),
      byFile = new Map<string, number>(),
      total = new Map<string, number>();
    const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
    const parent = new Map<number, number>();
    for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id);
    const key = (n: any) =>
      `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber + 1}`;
    profile.samples!.forEach((id, i) => {
      const dt = (profile.timeDeltas![i + 1] ?? 0) / 1000;
      const n = nodes.get(id)!;
      self.set(key(n), (self.get(key(n)) ?? 0) + dt);
      byFile.set(
        n.callFrame.url.split('/').pop()! || n.callFrame.functionName,
        (byFile.get(n.callFrame.url.split('/').pop()! || n.callFrame.functionName) ?? 0) + dt,
      );
      const seen = new Set<string>();
      for (let x: number | undefined = id; x !== undefined; x = parent.get(x)) {
        const k = key(nodes.get(x)!);
        if (!seen.has(k)) {
          seen.add(k);
          total.set(k, (total.get(k) ?? 0) + dt);
        }
      }
    });
    const top = (m: Map<string, number>, n: number) =>
      [...m]
        .sort((a, b2) => b2[1] - a[1])
        .slice(0, n)
        .map(([k, v]) => `${v.toFixed(0).padStart(6)} ${k}`)
        .join('\n');
    console.log('FILES\n' + top(byFile, 14));
    console.log('SELF\n' + top(self, 40));
    console.log('TOTAL\n' + top(total, 110));
  } finally {
    await b.close();
    child.kill();
  }
}
