import { describe, expect, it } from 'vitest';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { findingsOfConfig } from '~/test/configFindings';

describe('volumes and mounts (CF-003, IN-035)', () => {
  const volume = { name: 'ca', configMap: { name: 'ca' } };
  const mount = { name: 'ca', mountPath: '/etc/ca' };
  it.each<[string, SubscriptionConfig, readonly string[]]>([
    ['valid ones', { volumes: [volume], volumeMounts: [mount] }, []],
    ['another source', { volumes: [{ name: 'tmp', emptyDir: {} }] }, []],
    [
      'a volume that does not exist',
      { volumeMounts: [mount] },
      ['volumeMounts[0].name volume-undefined?'],
    ],
    [
      'no volume',
      { volumeMounts: [{ name: '', mountPath: '/a' }] },
      ['volumeMounts[0].name missing'],
    ],
    [
      'no path',
      { volumes: [volume], volumeMounts: [{ ...mount, mountPath: '' }] },
      ['volumeMounts[0].mountPath missing'],
    ],
    [
      'a relative path',
      { volumes: [volume], volumeMounts: [{ ...mount, mountPath: 'etc' }] },
      ['volumeMounts[0].mountPath path-relative'],
    ],
    [
      'a path twice',
      { volumes: [volume], volumeMounts: [mount, mount] },
      ['volumeMounts[1].mountPath duplicate'],
    ],
    ['a name twice', { volumes: [volume, volume] }, ['volumes[1].name duplicate']],
    [
      'a bad name',
      { volumes: [{ ...volume, name: 'C_A' }] },
      ['volumes[0].name bad-syntax volume-name'],
    ],
    ['no source', { volumes: [{ name: 'a' }] }, ['volumes[0] one-source']],
    ['two sources', { volumes: [{ ...volume, emptyDir: {} }] }, ['volumes[0] one-source']],
    [
      'no ConfigMap',
      { volumes: [{ name: 'a', configMap: {} }] },
      ['volumes[0].configMap.name missing'],
    ],
    [
      'no Secret',
      { volumes: [{ name: 'a', secret: {} }] },
      ['volumes[0].secret.secretName missing'],
    ],
    ['a claim', { volumes: [{ name: 'a', persistentVolumeClaim: { claimName: 'c' } }] }, []],
    [
      'no claim',
      { volumes: [{ name: 'a', persistentVolumeClaim: { claimName: '' } }] },
      ['volumes[0].persistentVolumeClaim.claimName missing'],
    ],
    [
      'an invalid limit',
      {
        volumes: [
          { name: 'a', emptyDir: { sizeLimit: '1GB' } },
          { name: 'b', emptyDir: { sizeLimit: '-1' } },
        ],
      },
      [
        'volumes[0].emptyDir.sizeLimit bad-syntax quantity',
        'volumes[1].emptyDir.sizeLimit negative',
      ],
    ],
    [
      // fileModeErrorMsg: 0 to 0777
      'modes that are too large, such as decimal 644',
      {
        volumes: [
          {
            name: 'a',
            secret: {
              secretName: 's',
              defaultMode: 644,
              items: [
                { key: 'k', path: 'k', mode: 511 },
                { key: 'l', path: 'l', mode: 512 },
              ],
            },
          },
        ],
      },
      [
        'volumes[0].secret.defaultMode mode-out-of-range',
        'volumes[0].secret.items[1].mode mode-out-of-range',
      ],
    ],
    [
      // validateLocalNonReservedPath
      'an item that starts with two dots',
      { volumes: [{ name: 'a', configMap: { name: 'c', items: [{ key: 'k', path: '..k' }] } }] },
      ['volumes[0].configMap.items[0].path path-leaves-volume'],
    ],
    [
      'items outside the volume',
      {
        volumes: [
          {
            name: 'a',
            secret: {
              secretName: 's',
              items: [
                { key: 'k', path: '../k' },
                { key: '', path: '/k' },
              ],
            },
          },
        ],
      },
      [
        'volumes[0].secret.items[0].path path-leaves-volume',
        'volumes[0].secret.items[1].key missing',
        'volumes[0].secret.items[1].path path-leaves-volume',
      ],
    ],
  ])('%s', (_, config, expected) => {
    expect(findingsOfConfig(config)).toEqual(expected);
  });
});

describe('a mount (ValidateVolumeMounts)', () => {
  const mount = { name: 'v', mountPath: '/v' };
  const at = (member: string) => `volumeMounts[0].${member}`;
  it.each<[string, object, readonly string[]]>([
    ['a part of the volume', { subPath: 'a/..b' }, []],
    ['a part outside', { subPath: 'a/../..' }, [at('subPath path-leaves-volume')]],
    ['a part from the root', { subPathExpr: '/$(A)' }, [at('subPathExpr path-leaves-volume')]],
    ['two parts', { subPath: 'a', subPathExpr: 'b' }, [at('subPathExpr one-sub-path')]],
    ['propagation', { mountPropagation: 'HostToContainer' }, []],
    [
      'propagation that requires privileges',
      { mountPropagation: 'Bidirectional' },
      [at('mountPropagation privileged-only?')],
    ],
    ['no propagation', { mountPropagation: 'Both' }, [at('mountPropagation not-one-of')]],
    ['all read-only', { readOnly: true, recursiveReadOnly: 'Enabled' }, []],
    [
      'all read-only but itself',
      { recursiveReadOnly: 'IfPossible', mountPropagation: 'HostToContainer' },
      [at('recursiveReadOnly read-only-needed'), at('recursiveReadOnly propagation-none-needed')],
    ],
    [
      'an unknown value',
      { readOnly: true, recursiveReadOnly: 'Yes' },
      [at('recursiveReadOnly not-one-of')],
    ],
  ])('with %s', (_, members, expected) => {
    expect(
      findingsOfConfig({
        volumes: [{ name: 'v', emptyDir: {} }],
        volumeMounts: [{ ...mount, ...members }],
      }),
    ).toEqual(expected);
  });
});
