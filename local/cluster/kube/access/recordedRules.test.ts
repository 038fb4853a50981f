import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, listAt, parseJson } from '../json';
import type { DraftObject, KubeObject } from '../types';
import { KUBERNETES_BINDINGS, KUBERNETES_ROLES } from '../../seed/roles/kubernetes';
import { createAuthorizer } from './authorizer';

const SSRR = 'test-data/api-samples/ssrr.json';

const SEED: ReadonlyMap<string, readonly KubeObject[]> = new Map([
  ['clusterroles.rbac.authorization.k8s.io', KUBERNETES_ROLES.map(named)],
  ['clusterrolebindings.rbac.authorization.k8s.io', KUBERNETES_BINDINGS.map(named)],
]);
const NONE: readonly KubeObject[] = [];

function readSeed(resource: string): readonly KubeObject[] {
  return SEED.get(resource) ?? NONE;
}

describe('rulesIn compared with responses of a real API server', () => {
  it('lists the rules of a user without permissions', () => {
    const status = createAuthorizer(readSeed).rulesIn(
      { name: 'viewer', groups: ['system:authenticated'] },
      'team-a',
    );
    const recorded = at(parseJson(readFileSync(SSRR, 'utf8')), 'response', 'body', 'status');
    expect(status['resourceRules']).toEqual(at(recorded, 'resourceRules'));
    // The recorded server had a third role for all users, for its token issuer.
    expect(status['nonResourceRules']).toEqual(listAt(recorded, 'nonResourceRules').slice(0, 2));
    expect(status['incomplete']).toBe(false);
  });
});

function named(object: DraftObject): KubeObject {
  const { name = '' } = object.metadata;
  return { ...object, metadata: { ...object.metadata, name } };
}
