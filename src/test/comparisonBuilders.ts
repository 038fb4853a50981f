/** Plans compared with the cluster, for tests of their changes. */
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import type { PlanObject } from '~/olm/plans/planContent';
import type { ComparedObject, LiveObject, PlanComparison } from '~/updates/rules/review/comparison';

export const ABSENT: LiveObject = { kind: 'absent' };

export const UNREADABLE: LiveObject = {
  kind: 'unreadable',
  failure: { kind: 'forbidden', message: 'no' },
};

/** An object of a plan and the existing object; by default, none exists. */
export function aCompared(
  manifest: JsonRecord | null,
  before: LiveObject | JsonRecord = ABSENT,
  parts: Partial<PlanObject> = {},
): ComparedObject {
  const kind = textIn(manifest?.['kind']) ?? 'ClusterServiceVersion';
  const name = textIn(recordIn(manifest?.['metadata'])['name']) ?? 'quill.v2.0.0';
  return {
    after: {
      id: `quill.v2.0.0 ${kind} ${name}`,
      csvName: 'quill.v2.0.0',
      group: '',
      version: 'v1',
      kind,
      name,
      status: 'Unknown',
      catalog: { name: 'community-operators', namespace: 'openshift-marketplace' },
      origin: 'bundle',
      manifest,
      ...parts,
    },
    before: isLive(before) ? before : { kind: 'found', object: before },
  };
}

/** @param watched the namespace of the plan, unless it is given */
export function aComparison(
  objects: readonly ComparedObject[],
  watched: readonly string[] | null = ['team-a'],
): PlanComparison {
  return { namespace: 'team-a', watched, objects };
}

/** A ClusterServiceVersion with these members of its spec; `version` also names it. */
export function aVersion(version: string, spec: JsonRecord = {}): JsonRecord {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name: `quill.v${version}`, namespace: 'team-a' },
    spec: { version, ...spec },
  };
}

/** An update from one spec to another. */
export function anUpdate(before: JsonRecord, after: JsonRecord): ComparedObject {
  return aCompared(aVersion('2.0.0', after), aVersion('1.0.0', before));
}

function isLive(value: LiveObject | JsonRecord): value is LiveObject {
  const { kind } = value;
  return kind === 'absent' || kind === 'found' || kind === 'unreadable';
}

/** A ClusterServiceVersion's spec with one Deployment, `quill`, of one container, `manager`. */
export function running(
  container: JsonRecord = {},
  pod: JsonRecord = {},
  spec: JsonRecord = {},
): JsonRecord {
  const containers = [{ name: 'manager', ...container }];
  const template = { spec: { containers, ...pod } };
  return { install: { spec: { deployments: [{ name: 'quill', spec: { ...spec, template } }] } } };
}

/** An object of some kind with the name `quill`. */
export const anObject = (
  kind: string,
  content: JsonRecord = {},
  metadata: JsonRecord = {},
): JsonRecord => ({
  apiVersion: 'v1',
  kind,
  metadata: { name: 'quill', ...metadata },
  ...content,
});

/** An object that is nested deeper than any object of Kubernetes. */
export function aDeepObject(depth: number): JsonRecord {
  let inner: JsonRecord = {};
  for (let level = 0; level < depth; level += 1) inner = { inner };
  return anObject('ConfigMap', { inner });
}
