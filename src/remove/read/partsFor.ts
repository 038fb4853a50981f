import type { LeftoverKind } from '~/remove/rules/leftovers/leftover';
import type { ResourceModel } from '~/kube/models/meta';

/**
 * Which kinds have to be read to tell leftovers of some kinds: those themselves, and what may own them. A list of OLM's can
 * only be judged with everything that it lists.
 */
export function partsFor(kinds: readonly LeftoverKind[]): (model: ResourceModel) => boolean {
  if (kinds.includes('empty-operator')) return () => true;
  const plurals = new Set([...ALWAYS, ...kinds.flatMap((kind) => CANDIDATES[kind])]);
  return ({ plural }) => plurals.has(plural);
}

const ALWAYS = [
  'namespaces',
  'clusterserviceversions',
  'subscriptions',
  'installplans',
  // They tell which API groups there are.
  'apiservices',
] as const;

const CANDIDATES: Readonly<Record<LeftoverKind, readonly string[]>> = {
  'broken-webhook': ['validatingwebhookconfigurations', 'mutatingwebhookconfigurations'],
  'broken-conversion': ['customresourcedefinitions'],
  'broken-api-service': [],
  'terminating-namespace': [],
  'orphan-csv': [],
  'ownerless-definition': ['customresourcedefinitions'],
  'empty-operator': ['operators'],
  'ownerless-right': ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'],
  'unpack-job': ['jobs', 'configmaps', 'catalogsources'],
  'unpack-config-map': ['jobs', 'configmaps', 'catalogsources'],
  'unused-operator-group': ['operatorgroups'],
};
