import { describe, expect, it } from 'vitest';
import { withSubscriptionConfig } from './subscriptionConfig';

const pod = {
  containers: [
    {
      name: 'manager',
      env: [{ name: 'LEVEL', value: 'info' }],
      resources: { requests: { cpu: '10m' } },
    },
  ],
  tolerations: [{ key: 'a', operator: 'Exists' }],
  nodeSelector: { old: 'yes' },
};

describe('withSubscriptionConfig', () => {
  it.each([
    {
      what: 'a variable of the same name is replaced, a new one added',
      config: {
        env: [
          { name: 'LEVEL', value: 'debug' },
          { name: 'HTTP_PROXY', value: '' },
        ],
      },
      changed: {
        containers: [
          {
            env: [
              { name: 'LEVEL', value: 'debug' },
              { name: 'HTTP_PROXY', value: '' },
            ],
          },
        ],
      },
    },
    {
      what: 'resources are replaced in every container',
      config: { resources: { limits: { memory: '1Gi' } } },
      changed: { containers: [{ resources: { limits: { memory: '1Gi' } } }] },
    },
    {
      what: 'tolerations are added once',
      config: {
        tolerations: [
          { key: 'a', operator: 'Exists' },
          { key: 'b', operator: 'Exists' },
        ],
      },
      changed: {
        tolerations: [
          { key: 'a', operator: 'Exists' },
          { key: 'b', operator: 'Exists' },
        ],
      },
    },
    {
      what: 'the node selector is replaced',
      config: { nodeSelector: { 'kubernetes.io/os': 'linux' } },
      changed: { nodeSelector: { 'kubernetes.io/os': 'linux' } },
    },
    {
      what: 'volumes and mounts reach all containers',
      config: {
        volumes: [{ name: 'ca', configMap: { name: 'trusted' } }],
        volumeMounts: [{ name: 'ca', mountPath: '/ca' }],
      },
      changed: {
        volumes: [{ name: 'ca', configMap: { name: 'trusted' } }],
        containers: [{ volumeMounts: [{ name: 'ca', mountPath: '/ca' }] }],
      },
    },
  ])('$what', ({ config, changed }) => {
    expect(withSubscriptionConfig(pod, config)).toMatchObject(changed);
  });

  it('does not change a pod without config', () => {
    expect(withSubscriptionConfig(pod, {})).toEqual(pod);
  });
});

describe('affinity', () => {
  const node = { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [] } };
  const other = { preferredDuringSchedulingIgnoredDuringExecution: [] };
  const own = { nodeAffinity: node, podAntiAffinity: other };

  it.each([
    {
      what: 'is left alone when not asked',
      requested: undefined,
      own,
      becomes: own,
    },
    { what: 'is erased by an empty one', requested: {}, own, becomes: undefined },
    { what: 'is not made of an empty one', requested: {}, own: undefined, becomes: undefined },
    {
      what: 'is taken as it is where the Operator has none, empty kinds too',
      requested: { nodeAffinity: {}, podAffinity: other },
      own: undefined,
      becomes: { nodeAffinity: {}, podAffinity: other },
    },
    {
      what: 'is replaced kind by kind',
      requested: { podAffinity: other, nodeAffinity: other },
      own,
      becomes: { nodeAffinity: other, podAntiAffinity: other, podAffinity: other },
    },
    {
      what: 'loses a kind that is asked to be empty',
      requested: { nodeAffinity: {} },
      own,
      becomes: { podAntiAffinity: other },
    },
    {
      what: 'goes when its last kind is asked to be empty',
      requested: { nodeAffinity: {} },
      own: { nodeAffinity: node },
      becomes: undefined,
    },
    {
      what: 'goes as a whole when podAntiAffinity is asked to be empty',
      requested: { nodeAffinity: other, podAntiAffinity: {} },
      own,
      becomes: undefined,
    },
  ])('$what', ({ requested, own: brought, becomes }) => {
    const before = { ...pod, ...(brought === undefined ? {} : { affinity: brought }) };
    const config = requested === undefined ? {} : { affinity: requested };
    expect(withSubscriptionConfig(before, config)['affinity']).toEqual(becomes);
  });
});
