import { describe, expect, it } from 'vitest';
import { aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { catalogItem } from './catalogItem';
import { parsePackage } from './parsePackage';

const flawsOf = (parts: Parameters<typeof aPackageManifest>[0]) =>
  parsePackage(aPackageManifest(parts))?.flaws;

describe('catalog errors of a package', () => {
  it.each([
    ['nothing', {}, []],
    ['no default channel', { status: { defaultChannel: '' } }, [{ kind: 'no-default-channel' }]],
    [
      'a default channel that does not exist',
      { status: { defaultChannel: 'gone' } },
      [{ kind: 'unknown-default-channel', name: 'gone' }],
    ],
    [
      'a channel without entries',
      { channels: [aRawChannel(), aRawChannel({ name: 'old', channel: { entries: [] } })] },
      [{ kind: 'no-versions', names: ['old'] }],
    ],
    [
      'a head without a description',
      { channels: [aRawChannel({ channel: { currentCSVDesc: null } })] },
      [{ kind: 'not-described', names: ['stable'] }],
    ],
    [
      'annotations that are not JSON, each once',
      {
        channels: ['stable', 'fast'].map((name) =>
          aRawChannel({ name, annotations: { 'olm.properties': '[', 'alm-examples': '' } }),
        ),
      },
      [{ kind: 'unreadable-annotations', names: ['olm.properties'] }],
    ],
    [
      'nothing for an explicitly empty annotation',
      { channels: [aRawChannel({ annotations: { 'alm-examples': ' null' } })] },
      [],
    ],
    [
      'nothing for lists in other formats (BR-040)',
      {
        channels: [
          aRawChannel({
            annotations: { 'operators.openshift.io/infrastructure-features': '[fips]' },
          }),
        ],
      },
      [],
    ],
  ])('%s', (_, parts, flaws) => {
    expect(flawsOf(parts)).toEqual(flaws);
  });

  it.each([
    [{}, false],
    [{ status: { defaultChannel: 'gone' } }, true],
  ])('its tile shows: %s', (parts, isFlawed) => {
    const operator = parsePackage(aPackageManifest(parts));
    expect(operator && catalogItem(operator)?.isFlawed).toBe(isFlawed);
  });
});
