/** `npm run check`: what reads the sources, as many at a time as there are cores, then the unit tests. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The longest first. */
const READERS = ['check:lint', 'check:types', 'check:format', 'check:unused', 'check:i18n'];

const waiting = [...READERS];
const failed = await Promise.all(Array.from({ length: availableParallelism() }, readOn));
if (failed.flat().length > 0) process.exit(1);
const { status } = spawnSync('npm', ['run', '--silent', 'test:unit'], { stdio: 'inherit' });
process.exit(status ?? 1);

/** The names of those that failed. */
async function readOn(): Promise<readonly string[]> {
  const failures: string[] = [];
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const { isPassed, said } = await outcomeOf(step);
    console.log(`-- ${step}: ${isPassed ? 'passed' : 'failed'}\n${said}`);
    if (!isPassed) failures.push(step);
  }
  return failures;
}

/** What it prints is kept until it ends: that of several at a time could not be read. */
function outcomeOf(step: string): Promise<{ readonly isPassed: boolean; readonly said: string }> {
  const reader = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] });
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
