import { describe, expect, it } from 'vitest';
import { aRegistryPod, aSource } from '~/test/registryBuilders';
import { podSettings } from './podSettings';

const classOf = (
  grpcPodConfig: Readonly<Record<string, string>>,
  annotations: Readonly<Record<string, string>> = {},
  pod: Parameters<typeof podSettings>[1] = null,
) => podSettings(aSource({ annotations, spec: { grpcPodConfig } }), pod).priorityClass;

const OLD = 'operatorframework.io/priorityclass';

describe('the priority class of a catalog’s pod', () => {
  it.each([
    // CS-016: an empty value is the default priority, an absent one is not.
    [{}, {}, { stated: null, by: 'nobody', overruled: null }],
    [{ priorityClassName: '' }, {}, { stated: '', by: 'field', overruled: null }],
    [{ priorityClassName: 'mine' }, {}, { stated: 'mine', by: 'field', overruled: null }],
    // CS-020
    [{}, { [OLD]: 'old' }, { stated: 'old', by: 'annotation', overruled: null }],
    [
      { priorityClassName: 'mine' },
      { [OLD]: 'old' },
      { stated: 'old', by: 'annotation', overruled: 'mine' },
    ],
    [{ priorityClassName: 'mine' }, { [OLD]: '' }, { stated: 'mine', by: 'field' }],
  ] as const)('is derived from %j with annotations %j', (config, annotations, expected) => {
    expect(classOf(config, annotations)).toMatchObject(expected);
  });

  it('is also read from its pod', () => {
    const pod = aRegistryPod(undefined, { spec: { priorityClassName: 'system-cluster-critical' } });
    expect(classOf({}, {}, pod).running).toBe('system-cluster-critical');
  });
});

describe('the other settings', () => {
  it('are specified or absent', () => {
    expect(podSettings(aSource(), null)).toMatchObject({
      securityContext: null,
      nodeSelector: null,
      tolerations: null,
      hasAffinity: false,
      memoryTarget: null,
      extractContent: null,
    });
  });

  it('are formatted like in kubectl (CS-012, CS-014, CS-017)', () => {
    const grpcPodConfig = {
      securityContextConfig: 'restricted',
      nodeSelector: { infra: '' },
      tolerations: [
        { key: 'infra', operator: 'Equal', value: 'reserved', effect: 'NoSchedule' },
        { operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 30 },
      ],
      affinity: {},
      memoryTarget: 1024,
      extractContent: { catalogDir: '/configs', cacheDir: '/tmp/cache' },
    } as const;
    expect(podSettings(aSource({ spec: { grpcPodConfig } }), null)).toMatchObject({
      securityContext: 'restricted',
      nodeSelector: { infra: '' },
      tolerations: ['infra=reserved:NoSchedule', '*:NoExecute 30s'],
      hasAffinity: true,
      memoryTarget: '1024',
      extractContent: { catalogDir: '/configs', cacheDir: '/tmp/cache' },
    });
  });
});
