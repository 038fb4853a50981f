import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { aCsv, aSubscription } from '~/test/builders';
import { migratedManifests, type MigrationSource } from './migratedExtension';

const subscription = (changes: object) =>
  Object.assign(aSubscription(), {
    spec: { ...aSubscription().spec, name: 'quill-operator', ...changes },
  });

const source = (changes: Partial<MigrationSource>): MigrationSource => ({
  subscription: subscription({}),
  csv: aCsv(),
  catalog: 'operators',
  defaultChannel: 'stable',
  features: { serviceAccount: 'optional' },
  ...changes,
});

const CATALOG = {
  packageName: 'quill-operator',
  channels: ['stable'],
  selector: { matchLabels: { 'olm.operatorframework.io/metadata.name': 'operators' } },
};

const specOf = (changes: Partial<MigrationSource>) =>
  recordIn(recordIn(migratedManifests(source(changes)).at(-1))['spec']);
const catalogOf = (changes: Partial<MigrationSource>) =>
  recordIn(specOf(changes)['source'])['catalog'];

// Source: R4 and R7 of library-olm's specs/20260821-migration-v0-to-v1/requirements.md (11060c9), compared 2026-11-29.
describe('the ClusterExtension of a migrated Operator', () => {
  it('has the name of the Subscription, in its namespace, from one catalog', () => {
    expect(migratedManifests(source({}))).toEqual([
      {
        apiVersion: 'olm.operatorframework.io/v1',
        kind: 'ClusterExtension',
        metadata: { name: 'quill' },
        spec: { namespace: 'team-a', source: { sourceType: 'Catalog', catalog: CATALOG } },
      },
    ]);
  });

  it.each([
    [
      'Manual keeps the installed version',
      { installPlanApproval: 'Manual' },
      { ...CATALOG, version: '1.0.0' },
    ],
    ['an empty channel becomes the default channel', { channel: '' }, CATALOG],
  ])('%s', (_name, changes, catalog) => {
    expect(catalogOf({ subscription: subscription(changes) })).toEqual(catalog);
  });

  it('states no channel and no catalog that it does not know', () => {
    const given = {
      subscription: subscription({ channel: '' }),
      catalog: null,
      defaultChannel: null,
    };
    expect(catalogOf(given)).toEqual({ packageName: 'quill-operator' });
  });

  it('keeps the pod settings except the selector', () => {
    const config = { selector: { matchLabels: { app: 'quill' } }, nodeSelector: { disk: 'ssd' } };
    expect(specOf({ subscription: subscription({ config }) })['config']).toEqual({
      configType: 'Inline',
      inline: { deploymentConfig: { nodeSelector: { disk: 'ssd' } } },
    });
    const only = { selector: {} };
    expect(specOf({ subscription: subscription({ config: only }) })['config']).toBeUndefined();
  });

  it('gets a ServiceAccount with the permissions of the version where the API requires one', () => {
    const rules = [{ apiGroups: ['ink.example.com'], resources: ['pens'], verbs: ['*'] }];
    const spec = { clusterPermissions: [{ serviceAccountName: 'quill', rules }] };
    const csv = {
      ...aCsv({
        spec: {
          customresourcedefinitions: {
            owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
          },
        },
      }),
    };
    const withRules = { ...csv, spec: { ...csv.spec, install: { strategy: 'deployment', spec } } };
    const manifests = migratedManifests(
      source({ csv: withRules, features: { serviceAccount: 'required' } }),
    );
    expect(manifests.map((one) => recordIn(one)['kind'])).toEqual([
      'ServiceAccount',
      'ClusterRole',
      'ClusterRoleBinding',
      'Role',
      'RoleBinding',
      'ClusterExtension',
    ]);
    const text = JSON.stringify(manifests);
    expect(text).toContain('"resources":["pens"]');
    expect(text).toContain('"resourceNames":["pens.ink.example.com"]');
    expect(text).toContain('"serviceAccount":{"name":"quill-installer"}');
  });
});
