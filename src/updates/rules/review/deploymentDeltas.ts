import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import type { BundleObjects } from '~/olm/plans/planContent';
import { deploymentsOf, type Privilege } from '~/olm/workloads/workloads';
import { isSameJson } from '~/updates/rules/settings/sameValue';
import type { PlanComparison } from './comparison';
import { isCsv } from './operatorSides';
import { type Paired, pairedDeltas } from './pairedDeltas';

/** The facts of a Deployment. */
export type DeploymentFacts = {
  readonly name: string;
  readonly facts: readonly PodFact[];
  readonly privileges: readonly Privilege[];
};

export type DeploymentDelta = Paired<DeploymentFacts> & {
  readonly name: string;
  readonly changes: readonly FactChange[];
  /** New privileges beyond the isolation of its pods. */
  readonly newPrivileges: readonly Privilege[];
};

/** The changes in one aspect of a Deployment or a container. */
export type FactChange = {
  readonly aspect: PodFact['aspect'];
  /** `null`: the Deployment or the whole pod. */
  readonly container: string | null;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Remaining names with other values, if the values can be secret. */
  readonly changed: readonly string[];
};

/** The Deployments of the Operators: added, removed, and changed ones with their changes. */
export const deploymentDeltas = perObject(
  (comparison: PlanComparison): readonly DeploymentDelta[] => {
    const deltas = pairedDeltas(comparison, {
      of: deploymentFacts,
      keyOf: ({ name }) => name,
      isSame: (before, after) => isSameJson(before, after),
    });
    return deltas.map((delta) => ({
      ...delta,
      name: (delta.after ?? delta.before)?.name ?? '',
      changes: changesIn(delta),
      newPrivileges: newPrivilegesIn(delta),
    }));
  },
);

function changesIn({ state, before, after }: Paired<DeploymentFacts>): readonly FactChange[] {
  if (state !== 'changed' || before === null || after === null) return [];
  return changesBetween(before.facts, after.facts);
}

function newPrivilegesIn({ state, before, after }: Paired<DeploymentFacts>): readonly Privilege[] {
  if (state === 'unknown' || after === null) return [];
  return after.privileges.filter((one) => before?.privileges.includes(one) !== true);
}

function deploymentFacts(objects: BundleObjects): readonly DeploymentFacts[] {
  const planned = deploymentsOf(objects);
  return deploymentSpecs(objects).map((deployment, index) => ({
    name: deployment.name,
    facts: podFacts(deployment),
    privileges: planned[index]?.privileges ?? [],
  }));
}

function changesBetween(
  before: readonly PodFact[],
  after: readonly PodFact[],
): readonly FactChange[] {
  const places = new Map(
    [...after, ...before].map(({ aspect, container }) => [
      JSON.stringify([aspect, container]),
      { aspect, container },
    ]),
  );
  return [...places.values()].flatMap((place) => {
    const change = { ...place, ...between(entriesOf(before, place), entriesOf(after, place)) };
    const isChange = [change.removed, change.added, change.changed].some(
      ({ length }) => length > 0,
    );
    return isChange ? [change] : [];
  });
}

type Place = Pick<PodFact, 'aspect' | 'container'>;

function entriesOf(facts: readonly PodFact[], place: Place): ReadonlyMap<string, string | null> {
  const own = facts.filter(
    ({ aspect, container }) => aspect === place.aspect && container === place.container,
  );
  return new Map(own.map(({ text, hidden }) => [text, hidden]));
}

function between(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Pick<FactChange, 'removed' | 'added' | 'changed'> {
  const both = [...after.keys()].filter((text) => before.has(text));
  return {
    removed: [...before.keys()].filter((text) => !after.has(text)),
    added: [...after.keys()].filter((text) => !before.has(text)),
    changed: both.filter((text) => before.get(text) !== after.get(text)),
  };
}

/** One fact about a Deployment. */
export type PodFact = {
  readonly aspect: PodAspect;
  /** `null`: the Deployment or the whole pod. */
  readonly container: string | null;
  readonly text: string;
  /** A value that is compared but not shown, such as that of an environment variable. */
  readonly hidden: string | null;
};

export type PodAspect =
  | 'replicas'
  | 'account'
  | 'containers'
  | 'image'
  | 'command'
  | 'args'
  | 'env'
  | 'security'
  | 'requests'
  | 'limits'
  | 'host'
  | 'placement'
  | 'volumes';

/** The facts of a Deployment. */
export function podFacts({ spec, pod }: DeploymentSpec): readonly PodFact[] {
  const { replicas } = spec;
  return [
    fact('replicas', String(typeof replicas === 'number' ? replicas : 1)),
    fact('account', textIn(pod['serviceAccountName']) ?? 'default'),
    ...leaves(pod['securityContext']).map((text) => fact('security', text)),
    ...HOST.filter((field) => pod[field] === true).map((field) => fact('host', field)),
    ...hostPaths(pod).map((path) => fact('host', `hostPath ${path}`)),
    ...leaves(pod['nodeSelector']).map((text) => fact('placement', text)),
    ...listIn(pod['tolerations']).map((one) =>
      fact('placement', `toleration ${leaves(one).join(' ')}`),
    ),
    ...volumesIn(pod).map(([name, hidden]) => ({ ...fact('volumes', name), hidden })),
    ...containersOf(pod).flatMap(containerFacts),
  ];
}

const HOST = ['hostNetwork', 'hostPID', 'hostIPC'] as const;

function fact(aspect: PodAspect, text: string): PodFact {
  return { aspect, container: null, text, hidden: null };
}

function hostPaths(pod: JsonRecord): readonly string[] {
  return listIn(pod['volumes']).flatMap((volume) => {
    const { hostPath } = recordIn(volume);
    return hostPath === undefined ? [] : [textIn(recordIn(hostPath)['path']) ?? ''];
  });
}

function volumesIn(pod: JsonRecord): readonly (readonly [string, string])[] {
  return listIn(pod['volumes']).map((volume) => {
    const { name, ...source } = recordIn(volume);
    return [textIn(name) ?? '', leaves(source).join(' ')];
  });
}

function containerFacts(container: JsonRecord): readonly PodFact[] {
  const name = textIn(container['name']) ?? '';
  const { requests, limits } = recordIn(container['resources']);
  const lines: readonly (readonly [PodAspect, readonly string[]])[] = [
    ['image', textsIn([container['image']])],
    ['command', textsIn(container['command'])],
    ['args', textsIn(container['args'])],
    ['security', leaves(container['securityContext'])],
    ['requests', leaves(requests)],
    ['limits', leaves(limits)],
  ];
  return [
    fact('containers', name),
    ...lines.flatMap(([aspect, texts]) =>
      texts.map((text) => ({ aspect, container: name, text, hidden: null })),
    ),
    ...listIn(container['env']).flatMap((item) => envFact(name, recordIn(item))),
  ];
}

/** The name only, because values can be passwords. */
function envFact(container: string, { name, ...source }: JsonRecord): readonly PodFact[] {
  const text = textIn(name);
  return text === null
    ? []
    : [{ aspect: 'env', container, text, hidden: leaves(source).join('\n') }];
}

/** Every value in an object with its path, sorted by name: `capabilities.add: NET_ADMIN`. */
function leaves(value: unknown, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return ['…'];
  return Object.entries(recordIn(value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, inner]) => {
      if (Array.isArray(inner)) {
        return listIn(inner).flatMap((item) => named(name, item, depth));
      }
      return named(name, inner, depth);
    });
}

function named(name: string, value: unknown, depth: number): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${name}: ${String(value)}`];
  const inner = leaves(value, depth + 1);
  return inner.length === 0 ? [name] : inner.map((text) => `${name}.${text}`);
}

/** Deeper than any field of a pod. */
const MAX_DEPTH = 12;

/** A Deployment in a ClusterServiceVersion. */
export type DeploymentSpec = {
  readonly csvName: string;
  readonly name: string;
  readonly spec: JsonRecord;
  readonly pod: JsonRecord;
};

/** The Deployments in the CSVs of a bundle. */
export function deploymentSpecs({ objects }: BundleObjects): readonly DeploymentSpec[] {
  return objects.filter(isCsv).flatMap(({ csvName, manifest }) => {
    const strategy = recordIn(recordIn(recordIn(manifest?.['spec'])['install'])['spec']);
    return listIn(strategy['deployments']).map((item) => {
      const { name, spec } = recordIn(item);
      const pod = recordIn(recordIn(recordIn(spec)['template'])['spec']);
      return { csvName, name: textIn(name) ?? '', spec: recordIn(spec), pod };
    });
  });
}

export function containersOf(pod: JsonRecord): readonly JsonRecord[] {
  return [...listIn(pod['initContainers']), ...listIn(pod['containers'])].map(recordIn);
}
