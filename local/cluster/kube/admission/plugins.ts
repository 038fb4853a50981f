/** Admission by simulated webhooks and policies. */
import type { KubeObject, ResourceKey } from '../types';

export type AdmissionPlugin = {
  readonly resource: ResourceKey;
  /** A mutating webhook. Throws to reject. */
  readonly change?: (object: KubeObject) => KubeObject;
  /** A policy that warns. */
  readonly warnings?: (object: KubeObject) => readonly string[];
};

export type AdmissionPlugins = {
  readonly changed: (resource: ResourceKey, object: KubeObject) => KubeObject;
  readonly warnings: (resource: ResourceKey, object: KubeObject) => readonly string[];
};

export function admissionPlugins(plugins: readonly AdmissionPlugin[]): AdmissionPlugins {
  const of = (resource: ResourceKey) => plugins.filter((plugin) => plugin.resource === resource);
  return {
    changed: (resource, object) =>
      of(resource).reduce((result, { change }) => change?.(result) ?? result, object),
    warnings: (resource, object) =>
      of(resource).flatMap(({ warnings }) => warnings?.(object) ?? []),
  };
}
