/** `npm run check`: runs the static checks in parallel, one per core, then the unit tests. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** npm scripts, the longest first. */
const CHECKS: readonly string[] = [
  'check:types',
  'check:lint',
  'check:format',
  'check:typed-lint',
  'check:unused',
  'check:i18n',
];

const waiting = [...CHECKS];
const failed = await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
if (failed.flat().length > 0) process.exit(1);
const { status } = spawnSync('npm', ['run', '--silent', 'test:unit'], { stdio: 'inherit' });
process.exit(status ?? 1);

type Outcome = { readonly isPassed: boolean; readonly output: string };

/** Runs waiting checks one after another. Returns the names of those that failed. */
async function runChecks(): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = Date.now();
    const { isPassed, output } = await outcomeOf(check);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`-- ${check}: ${isPassed ? 'passed' : 'failed'} after ${seconds} s\n${output}`);
    if (!isPassed) failures.push(check);
  }
  return failures;
}

/** The output is collected until the check ends, so that parallel checks do not mix their output. */
function outcomeOf(check: string): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', check], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => output.push(text));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ isPassed: code === 0, output: output.join('').trim() });
    });
  });
}
