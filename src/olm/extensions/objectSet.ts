import { listIn, recordIn, textIn } from '~/kube/json';
import { conditionsIn, type ExtensionCondition } from './extension';

/**
 * A revision of an extension as a resource: ClusterObjectSet, or ClusterExtensionRevision on OpenShift 4.21. Both have these
 * fields. Source: operator-controller api/v1/clusterobjectset_types.go (df2c201) and clusterextensionrevision_types.go
 * (OpenShift release-4.21), compared on 2026-11-29.
 */
export type ObjectSet = {
  readonly name: string;
  readonly revision: number | null;
  readonly version: string | null;
  readonly state: ObjectSetState;
  /** ISO 8601. `null`: it was never rolled out completely. */
  readonly succeededAt: string | null;
  /** The objects whose probes fail. The phases after theirs have not started. */
  readonly waiting: readonly WaitingObject[];
  /** OLM's words about a state that is not reached; `null`: none. */
  readonly message: string | null;
};

export type ObjectSetState = 'available' | 'unavailable' | 'rolling-out' | 'failed' | 'archived';

export type WaitingObject = {
  readonly kind: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
  /** `null`: unknown. */
  readonly phase: string | null;
  /** The probe's words. */
  readonly why: string;
};

/** @returns `null` if it is not one */
export function readObjectSet(object: unknown): ObjectSet | null {
  const { metadata, spec, status } = recordIn(object);
  const { name, annotations } = recordIn(metadata);
  const found = textIn(name);
  if (found === null) return null;
  const { revision, lifecycleState, phases } = recordIn(spec);
  const conditions = conditionsIn(recordIn(status)['conditions']);
  const of = (type: string) => conditions.find((condition) => condition.type === type) ?? null;
  const [available, progressing] = [of('Available'), of('Progressing')];
  const isArchived = lifecycleState === 'Archived';
  const state = isArchived ? 'archived' : stateOf(available, progressing);
  const isProbed = state !== 'archived' && available?.reason === 'ProbeFailure';
  return {
    name: found,
    revision: typeof revision === 'number' ? revision : null,
    version: textIn(recordIn(annotations)['olm.operatorframework.io/bundle-version']),
    state,
    succeededAt: succeededAt(recordIn(status)['conditions']),
    waiting: isProbed ? waitingIn(available.message, phaseNames(phases)) : [],
    message: SAID.has(state) ? messageOf(isProbed ? null : available, progressing) : null,
  };
}

const SAID: ReadonlySet<ObjectSetState> = new Set(['unavailable', 'rolling-out', 'failed']);

function stateOf(
  available: ExtensionCondition | null,
  progressing: ExtensionCondition | null,
): ObjectSetState {
  if (progressing !== null && FAILURES.has(progressing.reason)) return 'failed';
  if (available?.status === 'True') return 'available';
  return progressing?.reason === 'Succeeded' ? 'unavailable' : 'rolling-out';
}

const FAILURES: ReadonlySet<string> = new Set(['Blocked', 'ProgressDeadlineExceeded', 'Retrying']);

function messageOf(
  available: ExtensionCondition | null,
  progressing: ExtensionCondition | null,
): string | null {
  const said = progressing !== null && FAILURES.has(progressing.reason) ? progressing : available;
  return said === null || said.message === '' ? null : said.message;
}

/** `Succeeded` remains if the revision later becomes unavailable. */
function succeededAt(conditions: unknown): string | null {
  const found = listIn(conditions)
    .map(recordIn)
    .find(({ type, status }) => type === 'Succeeded' && status === 'True');
  return textIn(found?.['lastTransitionTime']);
}

function phaseNames(phases: unknown): ReadonlySet<string> {
  return new Set(listIn(phases).flatMap((phase) => textIn(recordIn(phase)['name']) ?? []));
}

/**
 * The objects in the message of a failed probe, one per line, a long one over several: `Object <kind>.<version>
 * <namespace>/<name>: <words>`. Source: operator-controller controllers/clusterobjectset_controller.go (df2c201).
 */
function waitingIn(message: string, phases: ReadonlySet<string>): readonly WaitingObject[] {
  return message.split(/\n(?=Object )/).flatMap((line) => {
    const match = OBJECT.exec(line);
    if (match === null) return [];
    const [, kind = '', namespace = '', name = '', why = ''] = match;
    const phase = PHASES.get(kind) ?? 'deploy';
    return {
      kind,
      namespace: namespace === '' ? null : namespace,
      name,
      phase: phases.has(phase) ? phase : null,
      why,
    };
  });
}

const OBJECT = /^Object ([^.\s]{1,63})\.\S{1,300} ([^/\s]{0,63})\/(\S{1,253}): (.*)$/s;

/**
 * The kinds of each phase; all others are in `deploy`. The objects of a revision are references to Secrets, so that their phase
 * cannot be read from it. Source: operator-controller applier/phase.go (df2c201).
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  namespaces: ['Namespace'],
  policies: ['NetworkPolicy', 'PodDisruptionBudget', 'PriorityClass'],
  identity: ['ServiceAccount'],
  configuration: ['Secret', 'ConfigMap'],
  storage: ['PersistentVolume', 'PersistentVolumeClaim', 'StorageClass'],
  crds: ['CustomResourceDefinition'],
  roles: ['ClusterRole', 'Role'],
  bindings: ['ClusterRoleBinding', 'RoleBinding'],
  infrastructure: ['Service', 'Issuer', 'Certificate'],
  scaling: ['VerticalPodAutoscaler'],
  publish: [
    'PrometheusRule',
    'ServiceMonitor',
    'PodMonitor',
    'Ingress',
    'Route',
    'ConsoleYAMLSample',
    'ConsoleQuickStart',
    'ConsoleCLIDownload',
    'ConsoleLink',
    'ConsolePlugin',
  ],
  admission: ['ValidatingWebhookConfiguration', 'MutatingWebhookConfiguration'],
};

const PHASES: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([phase, kinds]) => kinds.map((kind) => [kind, phase])),
);
