import { describe, expect, it } from 'vitest';
import { aCluster, aProject } from '../csv/testCluster';
import type { JsonObject } from '../../kube/types';
import { aDefinition } from '../csv/testBundles';
import { removedStoredVersion, upgradeObstacle } from './crdUpgrade';

const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';

function definition(versions: readonly string[], schema?: JsonObject) {
  const { spec } = aDefinition('Database', versions);
  const withSchema =
    schema === undefined
      ? spec
      : { ...Object(spec), versions: [{ name: 'v1', served: true, storage: true, schema }] };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'databases.example.com' },
    spec: withSchema,
  };
}

describe('removedStoredVersion', () => {
  it.each([
    { stored: ['v1'], offered: ['v1'], removed: undefined },
    { stored: ['v1'], offered: ['v1', 'v2'], removed: undefined },
    { stored: ['v1', 'v2'], offered: ['v1'], removed: 'v2' },
  ])('$stored stored, $offered offered', ({ stored, offered, removed }) => {
    const existing = { ...definition(stored), status: { storedVersions: stored } };
    const obstacle = removedStoredVersion(existing, definition(offered));
    if (removed === undefined) expect(obstacle).toBeUndefined();
    else
      expect(obstacle).toContain(`new CRD removes version ${removed} that is listed as a stored`);
  });
});

describe('upgradeObstacle', () => {
  it('names the existing resource that the new schema rejects', () => {
    const { client, clock, stop } = aCluster();
    aProject(client, 'home', []);
    client.create(CRDS, definition(['v1']));
    clock.advance(1_000);
    client.create('databases.example.com', {
      apiVersion: 'example.com/v1',
      kind: 'Database',
      metadata: { name: 'main', namespace: 'home' },
      spec: {},
    });
    const strict = {
      openAPIV3Schema: {
        type: 'object',
        properties: { spec: { type: 'object', required: ['size'] } },
      },
    };
    const existing = client.get({ resource: CRDS, name: 'databases.example.com' });
    const obstacle = existing && upgradeObstacle(client, existing, definition(['v1'], strict));
    stop();
    expect(obstacle).toBe(
      `error validating existing CRs against new CRD's schema for "databases.example.com": error validating example.com/v1, Kind=Database "home/main": updated validation is too restrictive: [].spec.size: Required value`,
    );
  });
});
