import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn, recordIn } from '~/kube/json';
import { covers, type PolicyRule, rulesIn } from '~/olm/permissions/policyRule';
import { installerRules } from './installerRules';

const manifestsOf = (version: string): readonly unknown[] => {
  const folder = `test-data/acme/bundles/acme-store/${version}/manifests`;
  return readdirSync(folder).map((name) => jsonIn(readFileSync(`${folder}/${name}`, 'utf8')));
};

/** The last rules of the installer, with which OLM succeeded. */
function worked(resource: string): readonly PolicyRule[] {
  const found = gunzipSync(
    readFileSync('test-data/olm-recordings-v1/v1_weak_then_rights_added.jsonl.gz'),
  )
    .toString()
    .split('\n')
    .map((line) => recordIn(jsonIn(line)))
    .filter((event) => event['resource'] === resource)
    .map((event) => recordIn(event['object']))
    .findLast(({ metadata }) => recordIn(metadata)['name'] === 'v1-grow-installer');
  return rulesIn(found?.['rules']);
}

/** One rule for each verb and resource; permissions by name use the names in the bundle. */
function single(rules: readonly PolicyRule[]): readonly PolicyRule[] {
  return rules.flatMap((rule) =>
    rule.resources.flatMap((resource) =>
      rule.verbs.map((verb) => ({ ...rule, resources: [resource], verbs: [verb] })),
    ),
  );
}

const NAMES: Readonly<Record<string, string>> = {
  customresourcedefinitions: 'stores.store.example.com',
  deployments: 'acme-store-controller',
  serviceaccounts: 'acme-store-sa',
};

const BY_NAME = ['get', 'update', 'patch', 'delete'];

function requested(rule: PolicyRule): PolicyRule {
  const name = NAMES[rule.resources[0] ?? ''];
  const isNamed = name !== undefined && BY_NAME.includes(rule.verbs[0] ?? '');
  return isNamed ? { ...rule, resourceNames: [name] } : rule;
}

describe('the generated rules', () => {
  it('are sufficient for the recordings, in the cluster and in the namespace', () => {
    const rules = installerRules('v1-grow', manifestsOf('1.0.0'));
    for (const [generated, resource] of [
      [rules?.cluster, 'clusterroles'],
      [rules?.namespace, 'roles'],
    ] as const) {
      const wanted = single(worked(resource)).map(requested);
      expect(wanted.length).toBeGreaterThan(4);
      const missing = wanted.filter((one) => !generated?.some((rule) => covers(rule, one)));
      expect(missing).toEqual([]);
    }
  });

  it('watch every kind in the whole cluster', () => {
    const rules = installerRules('v1-grow', manifestsOf('1.0.0'));
    const watched = rules?.cluster.filter(({ verbs }) => verbs.includes('watch'));
    for (const plural of ['deployments', 'serviceaccounts', 'customresourcedefinitions']) {
      expect(watched?.some(({ resources }) => resources.includes(plural))).toBe(true);
    }
  });

  it('contain no wildcard, and only its own finalizer', () => {
    const rules = installerRules('v1-grow', manifestsOf('1.0.0'));
    const all = [...(rules?.cluster ?? []), ...(rules?.namespace ?? [])];
    expect(all.filter(({ verbs, resources }) => [...verbs, ...resources].includes('*'))).toEqual(
      [],
    );
    expect(
      all.find(({ resources }) => resources[0]?.endsWith('/finalizers'))?.resourceNames,
    ).toEqual(['v1-grow']);
  });

  it('are empty without a known kind or manifests', () => {
    expect(installerRules('a', [...manifestsOf('1.0.0'), { kind: 'Strange' }])).toBeNull();
    expect(installerRules('a', [])).toBeNull();
  });

  it('have the permissions of one namespace in all', () => {
    const rule = { apiGroups: [''], resources: ['pods'], verbs: ['get'] };
    const spec = { permissions: [{ serviceAccountName: 'default', rules: [rule] }] };
    const csv = { kind: 'ClusterServiceVersion', spec: { install: { spec } } };
    const rules = installerRules('a', [csv]);
    expect(rules?.cluster.map(({ resources }) => resources[0])).toEqual([
      'clusterextensions/finalizers',
      'clusterroles',
      'clusterrolebindings',
      'pods',
      'namespaces',
    ]);
    expect(rules?.namespace).toEqual([]);
  });
});
