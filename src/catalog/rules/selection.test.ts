import { describe, expect, it } from 'vitest';
import { aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { parsePackage } from '~/olm/packages/parsePackage';
import { platformsIn } from '~/olm/packages/platforms';
import { deprecationsOf, selectionIn } from './selection';

function anOperator(status: object = {}): OperatorPackage {
  const channels = [
    aRawChannel(),
    aRawChannel({
      name: 'fast',
      versions: ['2.0.0', '1.1.0'],
      channel: { deprecation: { message: 'Too fast.' } },
    }),
  ];
  const operator = parsePackage(aPackageManifest({ channels, status: { ...status } }));
  if (operator === null) throw new Error('the builder makes a package');
  return operator;
}

describe('selectionIn', () => {
  it.each([
    { who: 'nothing chosen', channel: null, version: null, shown: ['stable', '1.1.0', true] },
    { who: 'a channel', channel: 'fast', version: null, shown: ['fast', '2.0.0', true] },
    {
      who: 'an older version',
      channel: 'stable',
      version: '1.0.0',
      shown: ['stable', '1.0.0', false],
    },
    {
      who: 'a version that is gone (BR-019)',
      channel: 'fast',
      version: '0.1.0',
      shown: ['fast', '2.0.0', true],
    },
    {
      who: 'a channel that is gone',
      channel: 'slow',
      version: null,
      shown: ['stable', '1.1.0', true],
    },
  ])('$who', ({ channel, version, shown }) => {
    const selection = selectionIn(anOperator(), { channel, version });
    expect([selection?.channel.name, selection?.version.version, selection?.isHead]).toEqual(shown);
  });
});

describe('deprecationsOf', () => {
  it.each([
    ['stable', {}, []],
    ['fast', {}, ['channel']],
    ['fast', { deprecation: { message: 'Old.' } }, ['package', 'channel']],
  ])('channel %s with %j', (channel, status, levels) => {
    const operator = anOperator(status);
    const selection = selectionIn(operator, { channel, version: null });
    if (selection === null) throw new Error('the package has channels');
    expect(deprecationsOf(operator, selection).map(({ level }) => level)).toEqual(levels);
  });
});

describe('platformsIn', () => {
  it.each([
    ['no label (BR-043)', {}, { architectures: ['amd64'], systems: ['linux'] }],
    [
      'one label, which ends the default (BR-043)',
      { 'operatorframework.io/arch.arm64': 'supported', 'operatorframework.io/os.zos': 'no' },
      { architectures: ['arm64'], systems: [] },
    ],
  ])('%s', (_, labels, platforms) => {
    expect(platformsIn(labels)).toEqual(platforms);
  });
});
