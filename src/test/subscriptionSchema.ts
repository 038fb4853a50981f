/** The CustomResourceDefinition of Subscription with the fields of `spec.config` that tests use. */
const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const ANYTHING = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
const QUANTITY = { 'x-kubernetes-int-or-string': true, pattern: '^(\\+|-)?(([0-9]+' };

function record(properties: object, required: readonly string[] = []): object {
  return { type: 'object', properties, required };
}

function listOf(properties: object, required: readonly string[] = []): object {
  return { type: 'array', items: record(properties, required) };
}

const KEY = record({ name: TEXT, key: TEXT, optional: FLAG }, ['key']);
const FILES = {
  items: listOf({ key: TEXT, path: TEXT, mode: { type: 'integer' } }, ['key', 'path']),
  defaultMode: { type: 'integer' },
  optional: FLAG,
};
const QUANTITIES = { type: 'object', additionalProperties: QUANTITY };
const TEXTS = { type: 'object', additionalProperties: TEXT };

const CONFIG = record({
  affinity: record({ nodeAffinity: ANYTHING }),
  annotations: TEXTS,
  env: listOf(
    {
      name: TEXT,
      value: TEXT,
      valueFrom: record({
        secretKeyRef: KEY,
        configMapKeyRef: KEY,
        fieldRef: record({ apiVersion: TEXT, fieldPath: TEXT }, ['fieldPath']),
        resourceFieldRef: record({ containerName: TEXT, divisor: QUANTITY, resource: TEXT }, [
          'resource',
        ]),
      }),
    },
    ['name'],
  ),
  nodeSelector: TEXTS,
  resources: record({ limits: QUANTITIES, requests: QUANTITIES }),
  tolerations: listOf({
    key: TEXT,
    operator: TEXT,
    value: TEXT,
    effect: TEXT,
    tolerationSeconds: { type: 'integer' },
  }),
  volumeMounts: listOf({ name: TEXT, mountPath: TEXT, readOnly: FLAG, subPath: TEXT }, [
    'name',
    'mountPath',
  ]),
  volumes: listOf(
    {
      name: TEXT,
      configMap: record({ name: TEXT, ...FILES }),
      secret: record({ secretName: TEXT, ...FILES }),
      emptyDir: record({ medium: TEXT, sizeLimit: QUANTITY }),
      persistentVolumeClaim: record({ claimName: TEXT, readOnly: FLAG }),
      projected: ANYTHING,
    },
    ['name'],
  ),
});

export const SUBSCRIPTION_CRD = {
  metadata: { name: 'subscriptions.operators.coreos.com' },
  spec: {
    group: 'operators.coreos.com',
    names: { kind: 'Subscription', plural: 'subscriptions' },
    scope: 'Namespaced',
    versions: [
      {
        name: 'v1alpha1',
        served: true,
        storage: true,
        schema: { openAPIV3Schema: record({ spec: record({ config: CONFIG }) }) },
      },
    ],
  },
};
