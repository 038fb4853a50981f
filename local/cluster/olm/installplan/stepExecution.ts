/** Executes one step of an InstallPlan: creates its resource or updates the existing one. */
import { isDeepStrictEqual } from 'node:util';
import { objectAt, textAt } from '../../kube/json';
import type {
  ClusterClient,
  DraftObject,
  KubeObject,
  ObjectRef,
  ResourceKey,
} from '../../kube/types';
import { namespaceOf } from '../csv/csvFields';
import { accountUser, accessCheckOf, type Account } from '../csv/accessCheck';
import { GENERATED_BY_ANNOTATION, MANAGED_LABEL } from '../shared/names';
import { upgradeObstacle } from './crdUpgrade';
import { installedAlongside } from './installedAlongside';
import type { Step } from './planSteps';
import { ownershipOf } from './stepOwnership';

export type StepStatus = 'Created' | 'Present';

type StepTask = {
  readonly plan: KubeObject;
  readonly step: Step;
  readonly manifest: DraftObject;
  /** Service account; `undefined`: OLM's own. CRDs always use OLM's. */
  readonly account: Account | undefined;
};

/** A failed step. `isForbidden`: missing permissions, which can be granted later, so the plan does not fail permanently. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly isForbidden: boolean;

  constructor(message: string, isForbidden: boolean) {
    super(message);
    this.isForbidden = isForbidden;
  }
}

/** @throws StepError with OLM's message */
export function executeStep(client: ClusterClient, task: StepTask): StepStatus {
  const served = client.resourceOf(task.manifest.apiVersion, task.manifest.kind);
  if (served === undefined) throw unserved(task);
  const draft = prepared(client, task, served.namespaced);
  const existing = client.get(refOf(served.key, draft));
  if (served.key === CRDS) return executeDefinition(client, task, { draft, existing });
  const { namespace } = draft.metadata;
  demandPermission(client, task, {
    resource: served.key,
    namespace,
    exists: existing !== undefined,
  });
  try {
    if (existing === undefined) client.create(served.key, draft);
    else updateExisting(client, served.key, { existing, draft });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    throw new StepError(`${failureOf(task.step)}: ${error.message}`, false);
  }
  return existing === undefined ? 'Created' : 'Present';
}

const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';

function refOf(resource: ResourceKey, draft: DraftObject): ObjectRef {
  const { name = '', namespace } = draft.metadata;
  return { resource, name, ...(namespace === undefined ? {} : { namespace }) };
}

function unserved({ manifest, step }: StepTask): StepError {
  const [version = '', group = ''] = manifest.apiVersion.split('/').reverse();
  return new StepError(
    `api-server resource not found installing ${step.kind} ${step.name}: GroupVersionKind ${group}/${version}, Kind=${manifest.kind} not found on the cluster. This API may have been deprecated and removed, see https://kubernetes.io/docs/reference/using-api/deprecation-guide/ for more information.`,
    false,
  );
}

/** Namespace, labels and owners as OLM sets them. */
function prepared(client: ClusterClient, task: StepTask, namespaced: boolean): DraftObject {
  const { manifest, plan, step } = task;
  const namespace = namespaceOf(plan);
  const { owners, labels } = ownershipOf(client, { namespace, step, manifest, namespaced });
  return withSubjects(namespace, {
    ...manifest,
    metadata: {
      ...manifest.metadata,
      ...(namespaced ? { namespace } : {}),
      labels: {
        ...manifest.metadata.labels,
        ...labels,
        [MANAGED_LABEL]: 'true',
      },
      annotations: {
        ...manifest.metadata.annotations,
        ...(step.kind === 'Subscription' ? { [GENERATED_BY_ANNOTATION]: plan.metadata.name } : {}),
      },
      ownerReferences: owners,
    },
  });
}

function withSubjects(namespace: string, draft: DraftObject): DraftObject {
  const subjects = draft['subjects'];
  if (!Array.isArray(subjects)) return draft;
  return {
    ...draft,
    subjects: subjects.map((subject: unknown) => {
      const kind = textAt(subject, 'kind') ?? 'ServiceAccount';
      const name = textAt(subject, 'name') ?? '';
      return kind === 'ServiceAccount'
        ? { kind, name, namespace: textAt(subject, 'namespace') ?? namespace }
        : { apiGroup: 'rbac.authorization.k8s.io', kind, name };
    }),
  };
}

type Pair = { readonly draft: DraftObject; readonly existing: KubeObject | undefined };

function executeDefinition(
  client: ClusterClient,
  task: StepTask,
  { draft, existing }: Pair,
): StepStatus {
  const annotations = {
    ...draft.metadata.annotations,
    ...installedAlongside(client, existing, {
      namespace: namespaceOf(task.plan),
      name: task.step.resolving,
    }),
  };
  if (existing === undefined) {
    client.create(CRDS, { ...draft, metadata: { ...draft.metadata, annotations } });
    return 'Created';
  }
  const obstacle = upgradeObstacle(client, existing, draft);
  if (obstacle !== undefined) throw new StepError(obstacle, false);
  updateDefinition(client, existing, {
    ...draft,
    metadata: { ...draft.metadata, annotations },
  });
  return 'Present';
}

function updateDefinition(client: ClusterClient, existing: KubeObject, draft: DraftObject): void {
  const { labels, annotations = {} } = draft.metadata;
  const metadata = {
    ...existing.metadata,
    annotations,
    labels: { ...existing.metadata.labels, ...labels },
  };
  try {
    client.update(CRDS, { ...existing, metadata, spec: objectAt(draft, 'spec') ?? {} });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    const { name } = existing.metadata;
    throw new StepError(`error updating CRD ${JSON.stringify(name)}: ${error.message}`, false);
  }
}

function updateExisting(
  client: ClusterClient,
  resource: ResourceKey,
  { existing, draft }: { readonly existing: KubeObject; readonly draft: DraftObject },
): void {
  // An existing CSV or Subscription is not updated.
  if (['ClusterServiceVersion', 'Subscription'].includes(draft.kind)) return;
  const owners = [...(existing.metadata.ownerReferences ?? [])];
  for (const owner of draft.metadata.ownerReferences ?? []) {
    if (!owners.some(({ uid }) => uid === owner.uid)) owners.push(owner);
  }
  const merged = {
    ...existing,
    ...draft,
    metadata: {
      ...existing.metadata,
      labels: { ...existing.metadata.labels, ...draft.metadata.labels },
      annotations: { ...existing.metadata.annotations, ...draft.metadata.annotations },
      ownerReferences: owners,
    },
  };
  if (!isDeepStrictEqual(merged, existing)) client.update(resource, merged);
}

type Wanted = {
  readonly resource: ResourceKey;
  readonly namespace: string | undefined;
  readonly exists: boolean;
};

function demandPermission(client: ClusterClient, task: StepTask, wanted: Wanted): void {
  const { account, step } = task;
  if (account === undefined) return;
  const dot = wanted.resource.indexOf('.');
  const plural = dot < 0 ? wanted.resource : wanted.resource.slice(0, dot);
  const group = dot < 0 ? '' : wanted.resource.slice(dot + 1);
  const verb = wanted.exists ? 'update' : 'create';
  const isAllowed = accessCheckOf(
    client,
    account,
  )({
    kind: 'resource',
    verb,
    group,
    resource: plural,
    ...(wanted.namespace === undefined ? {} : { namespace: wanted.namespace }),
    ...(wanted.exists ? { name: step.name } : {}),
  });
  if (isAllowed) return;
  const subject = wanted.exists ? `${wanted.resource} "${step.name}"` : wanted.resource;
  const scope =
    wanted.namespace === undefined
      ? 'at the cluster scope'
      : `in the namespace "${wanted.namespace}"`;
  throw new StepError(
    `${failureOf(step)}: ${subject} is forbidden: User "${accountUser(account)}" cannot ${verb} resource "${plural}" in API group "${group}" ${scope}`,
    true,
  );
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['ClusterServiceVersion', 'csv'],
  ['Subscription', 'subscription'],
  ['Secret', 'secret'],
  ['ServiceAccount', 'service account'],
  ['Role', 'role'],
  ['RoleBinding', 'rolebinding'],
  ['ClusterRole', 'clusterrole'],
  ['ClusterRoleBinding', 'clusterrolebinding'],
  ['Service', 'service'],
  ['ConfigMap', 'configmap'],
]);

function failureOf({ kind, name }: Step): string {
  const noun = nouns.get(kind);
  return noun === undefined
    ? `error updating unstructured object ${name}`
    : `error creating ${noun} ${name}`;
}
