import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';

describe('a config', () => {
  it.each([
    [{}],
    [{ env: [{ name: 'A', value: '' }], selector: { matchLabels: { a: 'b' } } }],
    [{ nodeSelector: {}, resources: {}, affinity: {}, env: [] }],
    [{ nodeSelector: { a: '' }, annotations: { 'x/y': 'z' } }],
    [{ resources: { limits: { cpu: 2 }, claims: [{ name: 'gpu' }] } }],
    [{ tolerations: [{ operator: 'Exists' }], volumes: [{ name: 'a', csi: { driver: 'x' } }] }],
    [{ volumeMounts: [{ name: 'a', mountPath: '/a', subPath: 'b' }], newInKubernetes: true }],
  ])('is the same after it was edited with no change: %j', (config) => {
    expect(configOf(draftOf(config))).toEqual(config);
  });

  it('does not get rows that nobody filled in', () => {
    const rows = {
      ...EMPTY_DRAFT.rows,
      env: [{ name: '', value: '' }],
      envFrom: [{ secretRef: { name: '' } }],
      volumes: [{ name: '', configMap: { name: '' } }],
      volumeMounts: [{ name: '', mountPath: '' }],
      tolerations: [{}],
      nodeSelector: [{ key: '', value: '' }],
      annotations: [{ key: '', value: '' }],
    };
    expect(configOf({ ...EMPTY_DRAFT, rows })).toEqual({});
  });

  it('has a key once, however it is called', () => {
    const nodeSelector = [
      { key: '__proto__', value: '1' },
      { key: 'a', value: '1' },
      { key: 'a', value: '2' },
    ];
    const config = configOf({ ...EMPTY_DRAFT, rows: { ...EMPTY_DRAFT.rows, nodeSelector } });
    expect(Object.entries(config.nodeSelector ?? {})).toEqual([
      ['__proto__', '1'],
      ['a', '2'],
    ]);
  });
});
