/** `npm test`: checks, unit tests, builds, then the end-to-end suite with the build. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium';

const STEPS = ['check', 'build', 'test:e2e'];

ensureChromium();
for (const step of STEPS) {
  const started = Date.now();
  console.log(`\n== npm run ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' });
  console.log(`== ${step}: ${status === 0 ? 'passed' : 'failed'} after ${seconds(started)} s`);
  if (status !== 0) process.exit(status ?? 1);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
