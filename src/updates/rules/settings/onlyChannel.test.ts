import { expect, it } from 'vitest';
import { aPackage } from '~/test/installBuilders';
import { onlyChannel } from './onlyChannel';

const STABLE = { name: 'stable', versions: ['1.1.0', '1.0.0'] };
const NEXT = { name: 'next', versions: ['3.0.0'] };
const installed = { csvName: 'quill.v1.0.0', version: '1.0.0' };

it.each([
  ['the only one with the installed version', [STABLE, NEXT], installed, 'nightly', 'stable'],
  ['none if it is followed already', [STABLE, NEXT], installed, 'stable', null],
  ['the only one of a package that is not installed', [NEXT], null, 'nightly', 'next'],
  ['none of several', [STABLE, NEXT], null, 'nightly', null],
  ['none if none has the installed version', [NEXT], installed, 'nightly', null],
])('is %s', (_, channels, found, followed, expected) => {
  const facts = {
    offered: aPackage(...channels),
    installed: found,
    edges: { kind: 'none' },
  } as const;
  expect(onlyChannel(facts, followed)).toBe(expected);
});

it('is none while the package is unknown', () => {
  const facts = { offered: undefined, installed, edges: { kind: 'none' } } as const;
  expect(onlyChannel(facts, 'nightly')).toBeNull();
});
