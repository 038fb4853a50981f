import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import type { Permission } from '~/kube/failure';
import type { NamedManifest } from '~/kube/models/meta';

/** One step of a JSON patch (RFC 6902). If a `test` fails, the server rejects the whole patch. */
export type PatchStep =
  | { readonly op: 'test' | 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

export type ObjectName = {
  readonly name: string;
  /** Absent: cluster-scoped. */
  readonly namespace?: string;
};

/** One request that changes the cluster. The command that is shown is the request that is sent. */
export type ClusterCall =
  | { readonly kind: 'create'; readonly model: ResourceModel; readonly manifest: NamedManifest }
  | {
      readonly kind: 'patch';
      readonly model: ResourceModel;
      readonly object: ObjectName;
      readonly steps: readonly PatchStep[];
    }
  | {
      readonly kind: 'delete';
      readonly model: ResourceModel;
      readonly object: ObjectName;
      /** The UID of the object to change; `null`: any object of this name. */
      readonly uid: string | null;
      /** Its dependents remain without an owner. */
      readonly keepsDependents?: true;
    };

export function objectOf(call: ClusterCall): ObjectName {
  if (call.kind !== 'create') return call.object;
  const { name, namespace } = call.manifest.metadata;
  return { name, ...(namespace === undefined ? {} : { namespace }) };
}

/** An ID that is stable across renders, so that a stopped run resumes with the same call. */
export function callId(call: ClusterCall): string {
  const { name, namespace = '' } = objectOf(call);
  return [call.kind, call.model.group, call.model.plural, namespace, name].join('/');
}

/** The permission that a call requires. Changes to an existing namespace are authorized in that namespace. */
export function permissionOf(call: ClusterCall): Permission {
  const { name, namespace = placeOf(call) } = objectOf(call);
  return {
    verb: call.kind,
    group: call.model.group,
    resource: call.model.plural,
    ...(namespace === undefined ? {} : { namespace }),
    // The server authorizes a creation before it reads the name.
    ...(call.kind === 'create' ? {} : { name }),
  };
}

function placeOf(call: ClusterCall): string | undefined {
  const isNamespace = call.model.plural === namespaceModel.plural && call.model.group === '';
  return isNamespace && call.kind !== 'create' ? call.object.name : undefined;
}

/** Whether a call creates an object that an earlier call deletes. */
export function isReplacement(call: ClusterCall, calls: readonly ClusterCall[]): boolean {
  if (call.kind !== 'create') return false;
  const deletion = callId(call).replace('create/', 'delete/');
  return calls.some((other) => callId(other) === deletion);
}

/** Whether a call creates an object in a namespace that another call creates. A dry run rejects it. */
export function isInNewNamespace(call: ClusterCall, calls: readonly ClusterCall[]): boolean {
  const { namespace } = objectOf(call);
  if (namespace === undefined) return false;
  const { plural } = namespaceModel;
  return calls.some(
    (other) =>
      other.kind === 'create' &&
      other.model.plural === plural &&
      objectOf(other).name === namespace,
  );
}
