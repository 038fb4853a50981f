/** The console's name for a kind: `group~version~Kind`, with `core` for the group that has no name. */
import type { K8sGroupVersionKind, K8sModel } from '@openshift-console/dynamic-plugin-sdk';

export function referenceOf({ group, version, kind }: K8sGroupVersionKind): string {
  return [group === undefined || group === '' ? 'core' : group, version, kind].join('~');
}

export function kindOfModel({ apiGroup, apiVersion, kind }: K8sModel): K8sGroupVersionKind {
  return apiGroup === undefined
    ? { version: apiVersion, kind }
    : { group: apiGroup, version: apiVersion, kind };
}

export function referenceOfModel(model: K8sModel): string {
  return referenceOf(kindOfModel(model));
}

/** The kind that an object or an owner reference names; undefined when it names none. */
export function kindOfObject(
  object: Readonly<{ apiVersion?: string; kind?: string }>,
): K8sGroupVersionKind | undefined {
  const { apiVersion, kind } = object;
  if (apiVersion === undefined || kind === undefined) {
    return undefined;
  }
  const [group, version] = apiVersion.split('/');
  return version === undefined || group === undefined
    ? { version: apiVersion, kind }
    : { group, version, kind };
}

/** A kind or its reference, as SDK components take both, as a reference. */
export function toReference(kind: string | K8sGroupVersionKind): string {
  return typeof kind === 'string' ? kind : referenceOf(kind);
}
