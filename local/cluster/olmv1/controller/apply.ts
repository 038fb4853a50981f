/** Applies a bundle's resources like Helm in operator-controller: read, check, write, watch. */
import { ApiError } from '../../kube/apiError';
import { refOf } from '../../kube/client';
import { jsonOf, sameJson } from '../../kube/objects';
import type {
  ClusterClient,
  DraftObject,
  KubeObject,
  OwnerReference,
  ServedResource,
} from '../../kube/types';
import type { Actor } from './actor';
import { upgradeProblem } from './crdSafety';
import { merged } from './merge';
import { isMarked, marked } from './marks';
import { inInstallOrder } from './order';
import { manifestOf, type Release } from './release';

export type Applying = {
  readonly client: ClusterClient;
  readonly actor: Actor;
  readonly extension: KubeObject;
  /** `spec.namespace`, or the one that OLM manages. */
  readonly namespace: string;
  readonly owner: OwnerReference;
  /** The last applied resources. */
  readonly release: Release | undefined;
  readonly checksDefinitions: boolean;
};

/** `manifest`: everything was written, as a new revision unless it equals that of the release. */
export type Applied = { readonly manifest: string | undefined; readonly problem?: string };

export function apply(work: Applying, rendered: readonly DraftObject[]): Applied {
  const objects = inInstallOrder(rendered.map((object) => marked(object, work)));
  const manifest = manifestOf(objects);
  const problem = lookProblem(work, objects) ?? definitionProblem(work, objects);
  if (problem !== undefined) return { manifest: undefined, problem };
  const isSame = work.release?.manifest === manifest;
  const failed = writeAll(work, objects, isSame);
  if (failed !== undefined) return { manifest: undefined, problem: failed };
  if (!isSame) removeOld(work, objects);
  const unseen = syncProblem(work, objects);
  return { manifest, ...(unseen === undefined ? {} : { problem: unseen }) };
}

function placeOf({ metadata }: DraftObject) {
  return { namespace: metadata.namespace, name: metadata.name ?? '' };
}

function find(client: ClusterClient, served: ServedResource, object: DraftObject) {
  const { namespace, name } = placeOf(object);
  return client.get({
    resource: served.key,
    name,
    ...(namespace === undefined ? {} : { namespace }),
  });
}

function isOf(object: DraftObject, other: DraftObject): boolean {
  return (
    object.kind === other.kind &&
    object.apiVersion === other.apiVersion &&
    object.metadata.name === other.metadata.name &&
    object.metadata.namespace === other.metadata.namespace
  );
}

function originalOf({ release }: Applying, object: DraftObject): DraftObject | undefined {
  return release?.objects.find((each) => isOf(each, object));
}

/** Helm reads all resources that it would add, but none that it has applied before. */
function lookProblem(work: Applying, objects: readonly DraftObject[]): string | undefined {
  const { client, actor } = work;
  const verb = work.release === undefined ? 'install' : 'update';
  for (const object of objects.filter((each) => originalOf(work, each) === undefined)) {
    const served = client.resourceOf(object.apiVersion, object.kind);
    const { namespace = '', name } = placeOf(object);
    if (served === undefined) {
      return dryRun(
        `unable to build kubernetes objects from release manifest: resource mapping not found for name: "${name}" namespace: "${namespace}" from "": no matches for kind "${object.kind}" in version "${object.apiVersion}"\nensure CRDs are installed first`,
      );
    }
    const refused = actor.refusal('get', served, placeOf(object));
    if (refused !== undefined) {
      return dryRun(
        `Unable to continue with ${verb}: could not get information about the resource ${object.kind} "${name}" in namespace "${namespace}": ${refused}`,
      );
    }
    const existing = find(client, served, object);
    if (existing !== undefined && !isMarked(existing, work)) {
      // Only Boxcutter manages namespaces; its words are of clusterobjectset_controller.go (1e533706).
      if (object.kind === 'Namespace') {
        return `revision object collisions in phase "namespaces"\nnamespace "${name}" is already managed by another controller`;
      }
      return dryRun(
        `${object.kind} '${name}' already exists in namespace '${namespace}' and cannot be managed by operator-controller`,
      );
    }
  }
  return undefined;
}

function dryRun(problem: string): string {
  return `failed to get release state using server-side dry-run: ${problem}`;
}

const DEFINITION = 'CustomResourceDefinition';
const DEFINITIONS = 'customresourcedefinitions.apiextensions.k8s.io';

function definitionProblem(work: Applying, objects: readonly DraftObject[]): string | undefined {
  if (!work.checksDefinitions) return undefined;
  for (const object of objects.filter(({ kind }) => kind === DEFINITION)) {
    const { name } = placeOf(object);
    const existing = work.client.get({ resource: DEFINITIONS, name });
    const problem = existing && upgradeProblem(existing, object);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A failed creation stops it; failed changes are reported together. */
function writeAll(
  work: Applying,
  objects: readonly DraftObject[],
  isSame: boolean,
): string | undefined {
  const failed: string[] = [];
  for (const object of objects) {
    const served = work.client.resourceOf(object.apiVersion, object.kind);
    if (served === undefined) continue;
    const existing = find(work.client, served, object);
    if (existing === undefined) {
      const problem = create(work, served, object);
      if (problem !== undefined) return `failed to create resource: ${problem}`;
      continue;
    }
    const problem = change(work, { served, existing, object, isSame });
    if (problem !== undefined) {
      failed.push(`cannot patch "${existing.metadata.name}" with kind ${object.kind}: ${problem}`);
    }
  }
  return failed.length === 0 ? undefined : failed.join(' && ');
}

function create(
  { client, actor, owner }: Applying,
  served: ServedResource,
  object: DraftObject,
): string | undefined {
  const { namespace } = placeOf(object);
  return (
    actor.refusal('create', served, { namespace }) ??
    actor.escalation(object, undefined) ??
    attempt(() => client.create(served.key, owned(object, owner)))
  );
}

type Change = {
  readonly served: ServedResource;
  readonly existing: KubeObject;
  readonly object: DraftObject;
  /** Nothing new to apply: restores existing resources. */
  readonly isSame: boolean;
};

function change(work: Applying, { served, existing, object, isSame }: Change): string | undefined {
  const { client, actor, owner } = work;
  const original = isSame ? object : originalOf(work, object);
  const next = changed(existing, originalFor(existing, original), owned(object, owner));
  // CRDs are compared including server defaults.
  const isAlways = object.kind === DEFINITION && (isSame || original === undefined);
  const isDone = !isAlways && sameJson(next, existing);
  if (isDone) return undefined;
  return (
    actor.refusal('patch', served, placeOf(object)) ??
    twoOwners(existing, owner) ??
    actor.escalation(next, existing) ??
    attempt(() => client.update(served.key, next))
  );
}

/** An adopted CRD keeps only fields of the manifest. */
function originalFor(existing: KubeObject, original: DraftObject | undefined) {
  return original ?? (existing.kind === DEFINITION ? existing : undefined);
}

function changed(
  existing: KubeObject,
  original: DraftObject | undefined,
  wanted: DraftObject,
): KubeObject {
  const said = jsonOf(wanted);
  const next = merged(jsonOf(existing), jsonOf(original), said);
  const { metadata } = existing;
  return {
    ...next,
    apiVersion: existing.apiVersion,
    kind: existing.kind,
    metadata: {
      ...metadata,
      labels: { ...metadata.labels, ...wanted.metadata.labels },
      annotations: { ...metadata.annotations, ...wanted.metadata.annotations },
      ownerReferences: [
        ...(metadata.ownerReferences ?? []).filter(({ controller }) => controller !== true),
        ...(wanted.metadata.ownerReferences ?? []),
      ],
    },
    ...(existing.spec === undefined ? {} : { spec: specOf(next) }),
    ...(existing.status === undefined ? {} : { status: existing.status }),
  };
}

function specOf(object: object) {
  return jsonOf('spec' in object ? object.spec : {});
}

/** Resources being deleted still reference the owner of the last installation. */
function twoOwners({ apiVersion, kind, metadata }: KubeObject, owner: OwnerReference) {
  const other = metadata.ownerReferences?.find(
    ({ controller, uid }) => controller === true && uid !== owner.uid,
  );
  if (other === undefined) return undefined;
  const group = apiVersion.split('/')[0] ?? '';
  const both = [other, owner].map((each) => ({
    apiVersion: each.apiVersion,
    kind: each.kind,
    name: each.name,
    uid: each.uid,
    controller: true,
    blockOwnerDeletion: true,
  }));
  return `${kind}.${group} "${metadata.name}" is invalid: metadata.ownerReferences: Invalid value: ${JSON.stringify(both)}: Only one reference can have Controller set to true. Found "true" in references for ${other.kind}/${other.name} and ${owner.kind}/${owner.name}`;
}

function owned(object: DraftObject, owner: OwnerReference): DraftObject {
  return { ...object, metadata: { ...object.metadata, ownerReferences: [owner] } };
}

/** A rejection of the API server with its message. */
function attempt(write: () => unknown): string | undefined {
  try {
    write();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown.status.message;
    throw thrown;
  }
}

/** Deletes resources that the bundle no longer contains. Without permission they remain, without a message. */
function removeOld({ client, actor, release }: Applying, objects: readonly DraftObject[]): void {
  for (const old of release?.objects ?? []) {
    const served = client.resourceOf(old.apiVersion, old.kind);
    if (served === undefined || objects.some((object) => isOf(object, old))) continue;
    const existing = find(client, served, old);
    if (existing !== undefined && actor.refusal('delete', served, placeOf(old)) === undefined) {
      client.delete(refOf(served.key, existing), { propagation: 'Background' });
    }
  }
}

/** All kinds are watched cluster-wide, regardless of their namespaces. */
function syncProblem(
  { client, actor }: Applying,
  objects: readonly DraftObject[],
): string | undefined {
  const lines = objects.flatMap(({ apiVersion, kind }) => {
    const served = client.resourceOf(apiVersion, kind);
    const refused = served && actor.refusal('list', served, {});
    return refused === undefined
      ? []
      : [
          `waiting for sync: failed to list ${served?.group ?? ''}/${served?.version ?? ''}, Resource=${served?.plural ?? ''}: ${refused}`,
        ];
  });
  return lines.length === 0 ? undefined : [...new Set(lines)].toSorted().join('\n');
}
