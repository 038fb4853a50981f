import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import type { Permission } from '~/kube/failure';
import type { NamedManifest } from '~/kube/models/meta';

/** One step of a JSON patch (RFC 6902). A `test` that does not hold makes the server refuse all of it. */
export type PatchStep =
  | { readonly op: 'test' | 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

export type ObjectName = {
  readonly name: string;
  /** Absent: cluster-scoped. */
  readonly namespace?: string;
};

/** One request that changes the cluster: shown as a command before it is sent, and sent as it was shown. */
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
      /** Only this very object; `null`: whichever has the name. */
      readonly uid: string | null;
    };

export function objectOf(call: ClusterCall): ObjectName {
  if (call.kind !== 'create') return call.object;
  const { name, namespace } = call.manifest.metadata;
  return { name, ...(namespace === undefined ? {} : { namespace }) };
}

/** Stable over renders, so that what was stopped goes on where it was. */
export function callId(call: ClusterCall): string {
  const { name, namespace = '' } = objectOf(call);
  return [call.kind, call.model.group, call.model.plural, namespace, name].join('/');
}

/** The right that a call needs. What is done to a namespace that is there is authorized within it. */
export function permissionOf(call: ClusterCall): Permission {
  const { name, namespace = placeOf(call) } = objectOf(call);
  return {
    verb: call.kind,
    group: call.model.group,
    resource: call.model.plural,
    ...(namespace === undefined ? {} : { namespace }),
    // A creation is authorized before the server looks at the name.
    ...(call.kind === 'create' ? {} : { name }),
  };
}

function placeOf(call: ClusterCall): string | undefined {
  const isNamespace = call.model.plural === namespaceModel.plural && call.model.group === '';
  return isNamespace && call.kind !== 'create' ? call.object.name : undefined;
}

/** Whether an object is created that an earlier call deletes. */
export function isReplacement(call: ClusterCall, calls: readonly ClusterCall[]): boolean {
  if (call.kind !== 'create') return false;
  const deletion = callId(call).replace('create/', 'delete/');
  return calls.some((other) => callId(other) === deletion);
}

/** Whether an object is created in a namespace that another call creates: a dry run of it would not find that. */
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
