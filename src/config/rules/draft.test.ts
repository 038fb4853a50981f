import { describe, expect, it } from 'vitest';
import { configOf, draftOf } from './draft';

describe('a config', () => {
  it.each([
    [{}],
    [{ env: [{ name: 'A', value: '' }], selector: { matchLabels: { a: 'b' } } }],
    [{ nodeSelector: {}, resources: {}, affinity: {}, env: [] }],
    [{ nodeSelector: { a: '' }, annotations: { 'x/y': 'z' } }],
    [{ resources: { limits: { cpu: 2 }, claims: [{ name: 'gpu' }] } }],
    [{ tolerations: [{ operator: 'Exists' }], volumes: [{ name: 'a', csi: { driver: 'x' } }] }],
    [{ volumeMounts: [{ name: 'a', mountPath: '/a', subPath: 'b' }], newInKubernetes: true }],
    [
      {
        env: [
          { name: 'A', valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.uid' } } },
          { name: 'B', valueFrom: { resourceFieldRef: { resource: 'limits.cpu', divisor: '1m' } } },
          { name: 'C', valueFrom: { fileKeyRef: { volumeName: 'v', path: 'p', key: 'k' } } },
          { name: 'D', valueFrom: { secretKeyRef: { name: 's', key: 'k', optional: false } } },
        ],
      },
    ],
    [{ envFrom: [{ prefix: 'P_', secretRef: { name: 's', optional: true, new: 1 } }] }],
    [
      {
        volumes: [
          { name: 'a', secret: { secretName: 's', items: [], defaultMode: 256, optional: false } },
          { name: 'b', configMap: { name: 'c', items: [{ key: 'k', path: 'p', mode: 0 }] } },
          { name: 'c', emptyDir: { medium: 'Memory', sizeLimit: '1Gi' } },
          { name: 'd', persistentVolumeClaim: { claimName: 'p', readOnly: true } },
          { name: 'e', projected: { sources: [{ secret: { name: 's' } }], defaultMode: 256 } },
        ],
      },
    ],
    [
      {
        volumeMounts: [
          { name: 'a', mountPath: '/a', subPathExpr: '$(A)', mountPropagation: 'None' },
          { name: 'b', mountPath: '/b', readOnly: true, recursiveReadOnly: 'IfPossible' },
        ],
      },
    ],
  ])('is the same after it was edited with no change: %j', (config) => {
    expect(configOf(draftOf(config))).toEqual(config);
  });

  it('does not get empty rows', () => {
    const config = {
      env: [{ name: '', value: '' }],
      envFrom: [{ secretRef: { name: '' } }],
      volumes: [{ name: '', configMap: { name: '' } }],
      volumeMounts: [{ name: '', mountPath: '' }],
      tolerations: [{}],
      nodeSelector: { '': '' },
      annotations: { '': '' },
    };
    expect(configOf(draftOf(config))).toEqual({});
  });

  it('does not get empty files', () => {
    const items = [
      { key: '', path: '' },
      { key: 'k', path: 'p' },
    ];
    const volumes = [
      { name: 'a', configMap: { name: 'c', items } },
      { name: 'b', secret: { secretName: 's', items: items.slice(0, 1) } },
    ];
    expect(configOf(draftOf({ volumes })).volumes).toEqual([
      { name: 'a', configMap: { name: 'c', items: items.slice(1) } },
      { name: 'b', secret: { secretName: 's' } },
    ]);
  });

  it('keeps a value without a key, which the form reports', () => {
    const nodeSelector = { '': 'x', ['__proto__']: '1' };
    expect(configOf(draftOf({ nodeSelector })).nodeSelector).toEqual(nodeSelector);
  });
});
