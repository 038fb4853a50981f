/** `npm run check`: what reads the sources, as many at a time as there are cores, then the unit tests. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A script, and what it is given. */
type Reader = readonly [script: string, ...words: readonly string[]];

/** The longest first; to lint takes as long as everything else together, and is done in two halves. */
const READERS: readonly Reader[] = [
  ['check:lint', 'src', '--cache-location', '.cache/eslint-src'],
  ['check:lint', '.', '--ignore-pattern', 'src', '--cache-location', '.cache/eslint-others'],
  ['check:types'],
  ['check:format'],
  ['check:unused'],
  ['check:i18n'],
];

const waiting = [...READERS];
const failed = await Promise.all(Array.from({ length: availableParallelism() }, readOn));
if (failed.flat().length > 0) process.exit(1);
const { status } = spawnSync('npm', ['run', '--silent', 'test:unit'], { stdio: 'inherit' });
process.exit(status ?? 1);

type Outcome = { readonly isPassed: boolean; readonly said: string };

/** The names of those that failed. */
async function readOn(): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { isPassed, said } = await outcomeOf(step);
    const name = step.slice(0, 2).join(' ');
    console.log(`-- ${name}: ${isPassed ? 'passed' : 'failed'}\n${said}`);
    if (!isPassed) failures.push(name);
  }
  return failures;
}

/** What it prints is kept until it ends: that of several at a time could not be read. */
function outcomeOf([script, ...words]: Reader): Promise<Outcome> {
  const reader = spawn('npm', ['run', '--silent', script, '--', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [reader.stdout, reader.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => said.push(text));
  }
  return new Promise((resolve) => {
    reader.once('close', (code) => {
      resolve({ isPassed: code === 0, said: said.join('').trim() });
    });
  });
}
