import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import { aPackage } from '~/test/installBuilders';
import { channelsInOrder } from '~/olm/packages/operatorPackage';
import { type PathStep, folded, importantPaths, versionPaths } from './versionPath';

const quill = aPackage(
  { name: 'fast', versions: ['2.0.0', '1.1.0'] },
  { name: 'stable', versions: ['1.1.0', '1.0.0'] },
  { name: 'old', versions: ['0.9.0'], channel: { deprecation: { message: 'No fixes.' } } },
);

describe('versionPaths', () => {
  it('has every channel, the default one first, then by name with the highest first', () => {
    const paths = versionPaths(quill, []);
    expect(paths.map(({ channel }) => channel)).toEqual(['stable', 'old', 'fast']);
    expect(paths.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    expect(paths.map(({ deprecation }) => deprecation)).toEqual([null, 'No fixes.', null]);
  });

  it('marks the head of each channel', () => {
    const heads = versionPaths(quill, []).map(({ steps }) =>
      steps.filter(({ isHead }) => isHead).map(({ version }) => version),
    );
    expect(heads).toEqual([['1.1.0'], ['0.9.0'], ['2.0.0']]);
  });

  it('marks installed versions in every channel, with their namespaces', () => {
    const [stable, , fast] = versionPaths(quill, [
      anInstalledOperator({ csvNames: ['quill.v1.1.0'] }),
      anInstalledOperator({ csvNames: ['quill.v1.1.0', 'quill.v2.0.0'], namespace: 'team-b' }),
    ]);
    expect(stable?.steps.map(({ installedIn }) => installedIn)).toEqual([['team-a', 'team-b'], []]);
    expect(fast?.steps.map(({ installedIn }) => installedIn)).toEqual([[], ['team-a', 'team-b']]);
  });

  it.each([
    ['follows the channel', 'stable', 'quill.v0.5.0', [{ version: '0.5.0', namespace: 'team-a' }]],
    ['follows another channel', 'fast', 'quill.v0.5.0', []],
    ['still is in the channel', 'stable', 'quill.v1.0.0', []],
  ])(
    'names versions outside the update path if the channel %s (BR-019)',
    (_, channel, csv, expected) => {
      const version = csv.replace('quill.v', '');
      const installs = [anInstalledOperator({ channel, csvNames: [csv], version })];
      expect(versionPaths(quill, installs)[0]?.leftBehind).toEqual(expected);
    },
  );
});

describe('importantPaths', () => {
  const names = Array.from({ length: 9 }, (_, index) => `c${index}`);
  const many = aPackage(...names.map((name) => ({ name, versions: [`${name.slice(1)}.0.0`] })));

  it.each([
    ['the first ones', 'c0', [], ['c0', 'c8', 'c7', 'c6', 'c5']],
    ['the displayed one', 'c2', [], ['c0', 'c8', 'c7', 'c6', 'c5', 'c2']],
    ['the installed one', 'c0', ['quill.v1.0.0'], ['c0', 'c8', 'c7', 'c6', 'c5', 'c1']],
  ])('are %s', (_, chosen, csvNames, expected) => {
    const paths = versionPaths(many, [anInstalledOperator({ csvNames })]);
    expect(importantPaths(paths, chosen).map(({ channel }) => channel)).toEqual(expected);
  });
});

describe('folded shows', () => {
  const steps = (installed: readonly number[], head = 0): readonly PathStep[] =>
    Array.from({ length: 8 }, (_, index) => ({
      csvName: `quill.v${index}`,
      version: String(index),
      deprecation: null,
      isHead: index === head,
      installedIn: installed.includes(index) ? ['team-a'] : [],
    }));

  it.each<[string, readonly PathStep[], number, readonly string[]]>([
    ['all of a short path', steps([]), 8, ['0', '1', '2', '3', '4', '5', '6', '7']],
    ['the latest ones of a long path', steps([]), 3, ['0', '1', '2', '…5']],
    ['the installed one', steps([5]), 2, ['0', '1', '…3', '5', '…2']],
    ['a single one instead of a gap', steps([6]), 5, ['0', '1', '2', '3', '4', '5', '6', '7']],
    ['a head that is not the latest version', steps([], 4), 1, ['0', '…3', '4', '…3']],
    ['nothing without versions', [], 3, []],
  ])('%s', (_, path, limit, expected) => {
    const texts = folded(path, limit).map((one) =>
      one.kind === 'step' ? one.step.version : `…${one.hidden}`,
    );
    expect(texts).toEqual(expected);
  });
});

it('orders channels by the numbers in their names, not by their letters (OD-025)', () => {
  const named = aPackage(
    ...['v4.9', 'v4.18', 'stable', 'v4.10'].map((name) => ({ name, versions: ['1.0.0'] })),
  );
  expect(channelsInOrder(named).map(({ name }) => name)).toEqual([
    'stable',
    'v4.18',
    'v4.10',
    'v4.9',
  ]);
});
