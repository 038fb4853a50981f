/** `npm test`: the checks and unit tests, the builds, then the end-to-end suite on what was built. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium';

/** Tables over every page that take long are left to `npm run test:wide`. */
const STEPS = [['check'], ['build'], ['test:e2e', '--', '--grep-invert', '@wide']] as const;

ensureChromium();
for (const [step, ...words] of STEPS) {
  const started = Date.now();
  console.log(`\n== npm run ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step, ...words], { stdio: 'inherit' });
  console.log(`== ${step}: ${status === 0 ? 'passed' : 'failed'} after ${seconds(started)} s`);
  if (status !== 0) process.exit(status ?? 1);
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}
