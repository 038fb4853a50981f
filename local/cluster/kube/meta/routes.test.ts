import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, listAt, objectAt, parseJson, textAt, textsAt } from '../json';
import { createKindRegistry } from '../kinds/registry';
import type { Json, KubeObject } from '../types';
import { OLM_DEFINITIONS } from '../../seed/crds/olm';
import { AGGREGATED_TYPE } from './aggregatedDiscovery';
import { PACKAGE_MANIFESTS } from './exampleVirtual';
import { createMetaRoutes } from './routes';

const SAMPLES = 'test-data/api-samples';
const OLM = 'operators.coreos.com';

const registry = createKindRegistry();
for (const definition of OLM_DEFINITIONS) {
  const metadata = { ...definition.metadata, name: definition.metadata.name ?? '' };
  registry.install({ ...definition, metadata } satisfies KubeObject);
}
const routes = createMetaRoutes(registry, [PACKAGE_MANIFESTS]);

function bodyOf(path: string, accept = 'application/json'): unknown {
  const body = routes(path, accept)?.body;
  return typeof body === 'string' ? parseJson(body) : undefined;
}

function recorded(sample: string): unknown {
  return at(parseJson(readFileSync(`${SAMPLES}/${sample}.json`, 'utf8')), 'response', 'body');
}

function sortedBy(items: readonly Json[], ...path: readonly string[]): readonly Json[] {
  return [...items].sort((left, right) =>
    (textAt(left, ...path) ?? '') < (textAt(right, ...path) ?? '') ? -1 : 1,
  );
}

describe('createMetaRoutes', () => {
  it.each(['/healthz', '/livez', '/readyz'])('is healthy at %s', (path) => {
    expect(routes(path, '')).toMatchObject({ status: 200, body: 'ok' });
  });

  it.each([
    '/',
    '/api/v2',
    '/apis/none.example.com',
    '/apis/apps/v9',
    '/apis/apps/v1/deployments',
    '/openapi/v3/apis/none',
    '/metrics',
  ])('leaves %s to others', (path) => {
    expect(routes(path, 'application/json')).toBeUndefined();
  });

  it('lists the core group apart from the others', () => {
    expect(textsAt(bodyOf('/api'), 'versions')).toEqual(['v1']);
    expect(listAt(bodyOf('/apis'), 'groups').map((group) => textAt(group, 'name'))).not.toContain(
      '',
    );
  });

  it('serves new kinds as soon as they are established', () => {
    const fresh = createKindRegistry();
    const live = createMetaRoutes(fresh, []);
    expect(live(`/apis/${OLM}`, '')).toBeUndefined();
    const [definition] = OLM_DEFINITIONS;
    fresh.install({
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'catalogsources.operators.coreos.com' },
      spec: objectAt(definition, 'spec') ?? {},
    });
    expect(live(`/apis/${OLM}/v1alpha1`, '')).toBeDefined();
  });

  it('names its OpenAPI documents in the index and serves each', () => {
    const paths = Object.entries(objectAt(bodyOf('/openapi/v3'), 'paths') ?? {});
    expect(paths.length).toBeGreaterThan(10);
    for (const [name, entry] of paths) {
      expect(textAt(entry, 'serverRelativeURL')).toMatch(
        new RegExp(`^/openapi/v3/${name}\\?hash=[0-9A-F]{128}$`),
      );
      expect(routes(`/openapi/v3/${name}`, '')?.status).toBe(200);
    }
  });

  it.each([
    [`/openapi/v3/apis/${OLM}/v1alpha1`, 'com.coreos.operators.v1alpha1.Subscription'],
    ['/openapi/v3/api/v1', 'io.k8s.api.core.v1.Pod'],
    ['/openapi/v3/apis/rbac.authorization.k8s.io/v1', 'io.k8s.api.rbac.v1.Role'],
    [
      '/openapi/v3/apis/apiextensions.k8s.io/v1',
      'io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition',
    ],
  ])('%s defines %s', (path, name) => {
    const kind = name.split('.').at(-1);
    const schema = at(bodyOf(path), 'components', 'schemas', name);
    expect(textAt(listAt(schema, 'x-kubernetes-group-version-kind')[0], 'kind')).toBe(kind);
  });
});

it('tells kubectl that patches can be validated by the server', () => {
  const path = `/apis/${OLM}/v1alpha1/namespaces/{namespace}/subscriptions/{name}`;
  const patch = at(bodyOf(`/openapi/v3/apis/${OLM}/v1alpha1`), 'paths', path, 'patch');
  expect(listAt(patch, 'parameters').map((item) => textAt(item, 'name'))).toContain(
    'fieldValidation',
  );
  expect(at(patch, 'x-kubernetes-group-version-kind')).toEqual({
    group: OLM,
    version: 'v1alpha1',
    kind: 'Subscription',
  });
});

describe('discovery compared with responses of a real API server', () => {
  it('gives the same resources of OLM', () => {
    const sample = recorded('discovery-group-version');
    expect(sortedBy(listAt(bodyOf(`/apis/${OLM}/v1alpha1`), 'resources'), 'name')).toEqual(
      sortedBy(listAt(sample, 'resources'), 'name'),
    );
  });

  it('gives the same resources of the package server', () => {
    expect(bodyOf('/apis/packages.operators.coreos.com/v1')).toEqual(
      recorded('discovery-packages'),
    );
  });

  it('gives the same versions of each group that both serve', () => {
    const sample = listAt(recorded('discovery-legacy-apis'), 'groups');
    const ours = listAt(bodyOf('/apis'), 'groups');
    for (const group of ours) {
      const name = textAt(group, 'name');
      expect(group).toEqual(sample.find((other) => textAt(other, 'name') === name));
    }
  });

  it('gives the same aggregated answer for each resource that both serve', () => {
    const answer = routes('/apis', AGGREGATED_TYPE);
    expect(answer?.contentType).toBe(AGGREGATED_TYPE);
    const sample = resourcesOf(recorded('discovery-aggregated'));
    const ours = resourcesOf(bodyOf('/apis', AGGREGATED_TYPE));
    expect(ours.size).toBeGreaterThan(30);
    for (const [name, resource] of ours) {
      expect(resource, name).toEqual(sample.get(name));
    }
  });
});

function resourcesOf(discovery: unknown): ReadonlyMap<string, Json> {
  return new Map(
    listAt(discovery, 'items').flatMap((group) =>
      listAt(group, 'versions').flatMap((version) =>
        listAt(version, 'resources').map((resource) => {
          const path = [
            textAt(group, 'metadata', 'name'),
            textAt(version, 'version'),
            textAt(resource, 'resource'),
          ];
          return [path.join('/'), resource] as const;
        }),
      ),
    ),
  );
}
