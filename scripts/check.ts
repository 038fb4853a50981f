/** `npm run check`: runs the static checks in parallel, one per core, then the unit tests. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** An npm script with its arguments. */
type Check = readonly [script: string, ...args: readonly string[]];

/** The longest first. Lint takes as long as all other checks together, so it runs in two halves. */
const CHECKS: readonly Check[] = [
  ['check:lint', 'src', '--cache-location', '.cache/eslint-src'],
  ['check:lint', '.', '--ignore-pattern', 'src', '--cache-location', '.cache/eslint-others'],
  ['check:types'],
  ['check:format'],
  ['check:cycles'],
  ['check:unused'],
  ['check:i18n'],
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
    const name = check.slice(0, 2).join(' ');
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`-- ${name}: ${isPassed ? 'passed' : 'failed'} after ${seconds} s\n${output}`);
    if (!isPassed) failures.push(name);
  }
  return failures;
}

/** The output is collected until the check ends, so that parallel checks do not mix their output. */
function outcomeOf([script, ...args]: Check): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
