import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../../types';
import { builtinCauses } from './causes';

function object(apiVersion: string, kind: string, fields: JsonObject): KubeObject {
  return { apiVersion, kind, metadata: { name: 'a', namespace: 'b' }, ...fields };
}

const RBAC = 'rbac.authorization.k8s.io';
const ROLE_REF = { apiGroup: RBAC, kind: 'Role', name: 'r' };
const LABELS = { app: 'a' };
const CONTAINER = { name: 'c', image: 'example.com/c' };

function deployment(pod: JsonObject, matchLabels: JsonObject = LABELS): KubeObject {
  return object('apps/v1', 'Deployment', {
    spec: { selector: { matchLabels }, template: { metadata: { labels: LABELS }, spec: pod } },
  });
}

function job(pod: JsonObject): KubeObject {
  return object('batch/v1', 'Job', { spec: { template: { spec: pod } } });
}

function definition(changes: JsonObject): KubeObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'things', kind: 'Thing' },
      versions: [version({ type: 'object' })],
      ...changes,
    },
  };
}

function version(schema: JsonObject, more: JsonObject = {}): JsonObject {
  return { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema }, ...more };
}

describe('builtinCauses', () => {
  it.each<readonly [string, KubeObject]>([
    ['a ConfigMap', object('v1', 'ConfigMap', { data: { 'a.b_C-1': 'x' } })],
    [
      'a ConfigMap whose binary data are a megabyte before JSON encodes them',
      object('v1', 'ConfigMap', {
        binaryData: { a: Buffer.alloc(1024 * 1024).toString('base64') },
      }),
    ],
    [
      'a Secret with logins',
      object('v1', 'Secret', {
        type: 'kubernetes.io/dockerconfigjson',
        data: { '.dockerconfigjson': Buffer.from('{"auths":{}}').toString('base64') },
      }),
    ],
    [
      'a Role',
      object(`${RBAC}/v1`, 'Role', {
        rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
      }),
    ],
    [
      'a RoleBinding without the group of its subject',
      object(`${RBAC}/v1`, 'RoleBinding', {
        roleRef: ROLE_REF,
        subjects: [{ kind: 'User', name: 'ann' }],
      }),
    ],
    ['a Deployment', deployment({ containers: [CONTAINER] })],
    ['a Job', job({ containers: [CONTAINER], restartPolicy: 'Never' })],
    ['a CustomResourceDefinition', definition({})],
    ['a kind that is not checked', object('v1', 'LimitRange', { spec: { any: 1 } })],
  ])('accepts %s', (_, valid) => {
    expect(builtinCauses(valid)).toEqual([]);
  });

  it.each<readonly [string, string, KubeObject]>([
    [
      'data[a b]',
      `Invalid value: "a b": a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')`,
      object('v1', 'ConfigMap', { data: { 'a b': '' } }),
    ],
    [
      'rules[0].verbs',
      'Required value: verbs must contain at least one value',
      object(`${RBAC}/v1`, 'Role', { rules: [{ apiGroups: [''], resources: ['pods'] }] }),
    ],
    [
      'rules[0].resources',
      'Required value: resource rules must supply at least one resource',
      object(`${RBAC}/v1`, 'ClusterRole', { rules: [{ apiGroups: [''], verbs: ['get'] }] }),
    ],
    [
      'roleRef.kind',
      'Unsupported value: "Group": supported values: "Role", "ClusterRole"',
      object(`${RBAC}/v1`, 'RoleBinding', { roleRef: { ...ROLE_REF, kind: 'Group' } }),
    ],
    [
      'subjects[0].namespace',
      'Required value',
      object(`${RBAC}/v1`, 'ClusterRoleBinding', {
        roleRef: { ...ROLE_REF, kind: 'ClusterRole' },
        subjects: [{ kind: 'ServiceAccount', name: 'robot' }],
      }),
    ],
    [
      'data[.dockerconfigjson]',
      'Required value',
      object('v1', 'Secret', { type: 'kubernetes.io/dockerconfigjson' }),
    ],
    [
      'data[.dockercfg]',
      `Invalid value: "<secret contents redacted>": invalid character 'h' looking for beginning of value`,
      object('v1', 'Secret', {
        type: 'kubernetes.io/dockercfg',
        data: { '.dockercfg': Buffer.from('hello').toString('base64') },
      }),
    ],
    [
      'spec.template.metadata.labels',
      'Invalid value: {"app":"a"}: `selector` does not match template `labels`',
      deployment({ containers: [CONTAINER] }, { app: 'other' }),
    ],
    ['spec.template.spec.containers', 'Required value', deployment({ containers: [] })],
    [
      'spec.template.spec.containers[1].name',
      'Duplicate value: "c"',
      deployment({ containers: [CONTAINER, CONTAINER] }),
    ],
    [
      'spec.template.spec.restartPolicy',
      'Required value: valid values: "OnFailure", "Never"',
      job({ containers: [CONTAINER] }),
    ],
    [
      'metadata.name',
      'Invalid value: "things.example.com": must be spec.names.plural+"."+spec.group',
      definition({ group: 'other.example.com' }),
    ],
    [
      'spec.scope',
      'Unsupported value: "Global": supported values: "Cluster", "Namespaced"',
      definition({ scope: 'Global' }),
    ],
    [
      'spec.versions[0].schema.openAPIV3Schema',
      'Required value: schemas are required',
      definition({ versions: [{ name: 'v1', served: true, storage: true }] }),
    ],
    [
      'spec.versions[0].schema.openAPIV3Schema.type',
      'Required value: must not be empty at the root',
      definition({ versions: [version({})] }),
    ],
    [
      'spec.versions[0].schema.openAPIV3Schema.properties[spec].properties[a].type',
      'Required value: must not be empty for specified object fields',
      definition({
        versions: [
          version({
            type: 'object',
            properties: { spec: { type: 'object', properties: { a: {} } } },
          }),
        ],
      }),
    ],
    [
      'spec.versions[0].schema.openAPIV3Schema.properties[a].pattern',
      'Invalid value: "+": must be a valid regular expression, but isn\'t: error parsing regexp: missing argument to repetition operator: `+`',
      definition({
        versions: [
          version({ type: 'object', properties: { a: { type: 'string', pattern: '+' } } }),
        ],
      }),
    ],
  ])('rejects %s', (field, message, refused) => {
    expect(builtinCauses(refused)).toMatchObject([{ field, message }]);
  });

  it('requires exactly one stored version', () => {
    const versions = [version({ type: 'object' }, { storage: false })];
    const [cause] = builtinCauses(definition({ versions }));
    expect(cause?.message).toMatch(/: must have exactly one version marked as storage version$/);
  });
});
