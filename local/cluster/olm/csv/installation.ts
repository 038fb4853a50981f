/** Creates the Deployments of a CSV and checks whether they run. */
import { listAt, numberAt, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import { ensureServing, servingProblem } from './serving';
import { certificateVolumes } from './servingCertificates';
import { deploymentsOf, namespaceOf, type DeploymentSpec } from './csvFields';
import { deploymentDraft, SPEC_HASH_LABEL } from './deploymentDraft';
import { isOwnedBy, labeledAsOwned } from './ownership';
import { configFor } from './subscriptionConfig';

const DEPLOYMENTS = 'deployments.apps';

/** Creates or updates everything of the install strategy and removes Deployments it no longer names. */
export function install(client: ClusterClient, csv: KubeObject, now: number): void {
  ensureServing(client, csv, now);
  const entries = deploymentsOf(csv);
  for (const entry of entries) {
    ensureDeployment(client, wantedDeployment(client, csv, entry));
  }
  for (const deployment of labeledAsOwned(client, DEPLOYMENTS, csv)) {
    const isNamed = entries.some(({ name }) => name === deployment.metadata.name);
    if (!isNamed && isOwnedBy(deployment, csv))
      removeDeployment(client, csv, deployment.metadata.name);
  }
}

/** As OLM does when an API conflict fails a CSV. */
export function removeDeployments(client: ClusterClient, csv: KubeObject): void {
  for (const { name } of deploymentsOf(csv)) removeDeployment(client, csv, name);
}

type InstallProblem = {
  /** `waiting`: will become ready; `changed`: reinstall; `lost`: cannot become ready. */
  readonly kind: 'waiting' | 'changed' | 'lost';
  readonly message: string;
};

/** OLM's message about a CSV's missing components; `undefined` if all run. */
export function installProblem(client: ClusterClient, csv: KubeObject): InstallProblem | undefined {
  const owned = labeledAsOwned(client, DEPLOYMENTS, csv);
  for (const entry of deploymentsOf(csv)) {
    const deployment = owned.find(({ metadata }) => metadata.name === entry.name);
    if (deployment === undefined) {
      return { kind: 'waiting', message: `missing deployment with name=${entry.name}` };
    }
    const problem =
      rolloutProblem(deployment) ?? specProblem(deployment, wantedDeployment(client, csv, entry));
    if (problem !== undefined) return problem;
  }
  const serving = servingProblem(client, csv);
  return serving === undefined ? undefined : { kind: 'waiting', message: serving };
}

function rolloutProblem(deployment: KubeObject): InstallProblem | undefined {
  const { name } = deployment.metadata;
  const waiting = (reason: string): InstallProblem => ({
    kind: 'waiting',
    message: `waiting for deployment ${name} to become ready: ${reason}`,
  });
  const observed = numberAt(deployment, 'status', 'observedGeneration') ?? 0;
  if ((deployment.metadata.generation ?? 0) > observed) {
    return waiting(`waiting for spec update of deployment "${name}" to be observed...`);
  }
  if (condition(deployment, 'Progressing', 'reason') === 'ProgressDeadlineExceeded') {
    const message = `deployment ${name} not ready before timeout: deployment "${name}" exceeded its progress deadline`;
    return { kind: 'lost', message };
  }
  const outdated =
    (numberAt(deployment, 'status', 'replicas') ?? 0) -
    (numberAt(deployment, 'status', 'updatedReplicas') ?? 0);
  if (outdated > 0) {
    return waiting(
      `deployment "${name}" waiting for ${outdated} outdated replica(s) to be terminated`,
    );
  }
  if (condition(deployment, 'Available', 'status') !== 'True') {
    const reason = condition(deployment, 'Available', 'message') ?? 'missing condition "Available"';
    return waiting(`deployment "${name}" not available: ${reason}`);
  }
  return undefined;
}

function specProblem(deployment: KubeObject, wanted: KubeObject): InstallProblem | undefined {
  const before = deployment.metadata.labels?.[SPEC_HASH_LABEL];
  const after = wanted.metadata.labels?.[SPEC_HASH_LABEL];
  return before === after
    ? undefined
    : {
        kind: 'changed',
        message: `deployment changed old hash=${before ?? ''}, new hash=${after ?? ''}`,
      };
}

function wantedDeployment(
  client: ClusterClient,
  csv: KubeObject,
  entry: DeploymentSpec,
): KubeObject {
  return deploymentDraft(csv, entry, {
    config: configFor(client, csv),
    certificates: certificateVolumes(client, csv, entry.name),
  });
}

function ensureDeployment(client: ClusterClient, wanted: KubeObject): void {
  const { name, namespace } = wanted.metadata;
  const existing = client.get({
    resource: DEPLOYMENTS,
    name,
    ...(namespace === undefined ? {} : { namespace }),
  });
  if (existing === undefined) {
    client.create(DEPLOYMENTS, wanted);
    return;
  }
  client.update(DEPLOYMENTS, {
    ...existing,
    metadata: {
      ...existing.metadata,
      labels: { ...existing.metadata.labels, ...wanted.metadata.labels },
      ownerReferences: wanted.metadata.ownerReferences ?? [],
    },
    ...(wanted.spec === undefined ? {} : { spec: wanted.spec }),
  });
}

function removeDeployment(client: ClusterClient, csv: KubeObject, name: string): void {
  client.delete({ resource: DEPLOYMENTS, namespace: namespaceOf(csv), name });
}

function condition(deployment: KubeObject, type: string, field: string): string | undefined {
  const found = listAt(deployment, 'status', 'conditions').find(
    (item) => textAt(item, 'type') === type,
  );
  return textAt(found, field);
}
