/** `npm test`: checks, unit tests, builds, then the end-to-end suite with the build. Prints where the time went. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium';
import { type Timed, timeTable } from './timeTable';

const STEPS = ['check', 'build', 'test:e2e'];

try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const rows: Timed[] = [];
let failed = false;
for (const step of STEPS) {
  const started = Date.now();
  console.log(`\n== npm run ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' });
  const seconds = (Date.now() - started) / 1000;
  rows.push([step, seconds]);
  failed = status !== 0;
  console.log(`== ${step}: ${failed ? 'failed' : 'passed'} after ${seconds.toFixed(0)} s`);
  if (failed) break;
}
console.log(timeTable('Seconds by step', rows));
process.exit(failed ? 1 : 0);
