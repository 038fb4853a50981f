import { describe, expect, it } from 'vitest';
import { bundleForm, grantedForm, removedDefinitions, reviewedObjects } from './bundleForm';

const RBAC = 'rbac.authorization.k8s.io/v1';
const rules = [{ apiGroups: ['apps'], resources: ['deployments'], verbs: ['get'] }];

function bound(kind: '' | 'Cluster', name: string, subject = 'ServiceAccount') {
  const metadata = kind === '' ? { name, namespace: 'acme' } : { name };
  return [
    { apiVersion: RBAC, kind: `${kind}Role`, metadata, rules },
    {
      apiVersion: RBAC,
      kind: `${kind}RoleBinding`,
      metadata,
      roleRef: { kind: `${kind}Role`, name },
      subjects: [{ kind: subject, name: 'store', namespace: 'acme' }],
    },
  ];
}

const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'controller', namespace: 'acme' },
  spec: { replicas: 1 },
};
const account = {
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name: 'store', namespace: 'acme' },
};
const definition = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'stores.example.com' },
};

/** Objects as operator-controller renders them, rukpak/render/registryv1/generators. */
describe('the resources of a revision as a bundle', () => {
  it('have Deployments, bound roles and webhooks in the ClusterServiceVersion', () => {
    const hook = { name: 'check.example.com', failurePolicy: 'Ignore', rules: [] };
    const webhook = { kind: 'ValidatingWebhookConfiguration', metadata: {}, webhooks: [hook] };
    const objects = [...bound('Cluster', 'store-x1'), ...bound('', 'store-x2')];
    const form = bundleForm('acme.v1', [deployment, account, definition, webhook, ...objects]);
    expect(form).toEqual([
      expect.objectContaining({
        kind: 'ClusterServiceVersion',
        metadata: { name: 'acme.v1' },
        spec: {
          install: {
            strategy: 'deployment',
            spec: {
              deployments: [{ name: 'controller', spec: { replicas: 1 } }],
              clusterPermissions: [{ serviceAccountName: 'store', rules }],
              permissions: [{ serviceAccountName: 'store', rules }],
            },
          },
          webhookdefinitions: [
            { type: 'ValidatingAdmissionWebhook', generateName: hook.name, ...hook },
          ],
        },
      }),
      definition,
    ]);
  });

  it('keep roles of users, and roles without a binding', () => {
    const objects = [...bound('Cluster', 'viewers', 'Group'), ...bound('', 'free').slice(0, 1)];
    expect(bundleForm('acme.v1', objects).slice(1)).toEqual(objects);
  });
});

describe('the permissions of a bundle', () => {
  const csv = {
    kind: 'ClusterServiceVersion',
    spec: { install: { spec: { permissions: [{ serviceAccountName: 'store', rules }] } } },
  };

  it('become cluster-wide, with namespaces, if all are watched', () => {
    const namespaces = {
      apiGroups: [''],
      resources: ['namespaces'],
      verbs: ['get', 'list', 'watch'],
    };
    expect(grantedForm([csv], true)).toEqual([
      {
        ...csv,
        spec: {
          install: {
            spec: {
              clusterPermissions: [{ serviceAccountName: 'store', rules: [...rules, namespaces] }],
              permissions: [],
            },
          },
        },
      },
    ]);
  });

  it('stay if one namespace is watched', () => {
    expect(grantedForm([csv], false)).toEqual([csv]);
  });
});

it('names the CRDs that the next version does not contain', () => {
  expect(removedDefinitions([definition, deployment], [deployment])).toEqual([
    'stores.example.com',
  ]);
  expect(removedDefinitions([definition], [definition])).toEqual([]);
});

it('lists objects with their API, without other values', () => {
  expect(reviewedObjects('acme.v2', [deployment, {}])).toMatchObject([
    { csvName: 'acme.v2', group: 'apps', version: 'v1', kind: 'Deployment', name: 'controller' },
  ]);
});
