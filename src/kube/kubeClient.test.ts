import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { applyCommand, shellWord } from './kubeClient';

/** Names of RBAC objects can have all of these: only `/`, `%`, `.` and `..` are refused. */
const HOSTILE = [
  'x;touch owned #',
  '$(touch owned)',
  '`touch owned`',
  "it's",
  "'; touch owned; '",
  '"; touch owned; "',
  'a b',
  'a\nb',
  '\n',
  'a\tb',
  'a\\nb\\',
  "\x03touch owned\n'\\",
  '\x1b[201~touch owned\n',
  'a\x7f\x7f\x7fb',
  'a\x9bb',
  'a\u202eb',
  'a\u2028b',
  '$HOME',
  '~',
  '~root',
  '=ls',
  '*',
  '{a,b}',
  '!!',
  '#a',
  '&',
  '>owned',
  '',
  '-rf',
  '--all',
  'Ünï 한',
];

describe('a shell word', () => {
  it.each(HOSTILE)('%j is one argument, as it is', (text) => {
    const script = `printf '%s|' ${shellWord(text)}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([`${text}|`, '']);
  });

  it.each(HOSTILE)('%j is one argument for a shell without `$…`, too', (text) => {
    const script = `set -- ${shellWord(text)}; printf %s $#`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout).toBe('1');
  });

  it.each(HOSTILE)('%j contains nothing that a terminal acts on', (text) => {
    expect(shellWord(text)).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it.each(['quill', 'team-a', 'https://quay.io:443/a_b.c@sha256:0'])(
    '%s needs no quotes',
    (text) => {
      expect(shellWord(text)).toBe(text);
    },
  );
});

describe('a command with a text as its input', () => {
  it.each([
    'a: b\n',
    'a: $(touch owned)\nEOF\ntouch owned\nEOF_\n',
    'a: |\n  x\x7f\x7f\x7fEOF\n  touch owned\n',
    "a: '\x03'\n",
  ])('passes on %j only', (yaml) => {
    const command = applyCommand(yaml, 'kubectl');
    expect(command).not.toMatch(/[^\P{Cc}\n\t]/u);
    const script = `kubectl() { cat; }\n${command}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([yaml, '']);
  });
});
