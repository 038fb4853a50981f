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

  it('leaves a pod as it is without config', () => {
    expect(withSubscriptionConfig(pod, {})).toEqual(pod);
  });
});
