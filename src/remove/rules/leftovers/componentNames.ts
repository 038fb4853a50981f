import { COMPONENT_PREFIX, componentLabel } from '~/olm/installed/componentLabel';
import type { ScannedObject } from './scannedObject';
import type { ScannedSubscription } from './scannedOlm';

/** The package and namespace that an object was installed with. */
export type FormerOwner = {
  readonly packageName: string | null;
  readonly namespace: string | null;
};

/** `<package>.<namespace>`, which OLM uses in labels and as the name of its list of components. */
export function componentNamesOf({ labels }: Pick<ScannedObject, 'labels'>): readonly string[] {
  return Object.keys(labels).flatMap((label) =>
    label.startsWith(COMPONENT_PREFIX) ? label.slice(COMPONENT_PREFIX.length) : [],
  );
}

/**
 * The component names of a Subscription. OLM cuts them to 63 characters (`ComponentLabelKey` in
 * pkg/controller/operators/decorators/operator.go), and removes characters that a label cannot end with: both forms are
 * included.
 */
export function subscribedComponents({
  packageName,
  namespace,
}: Pick<ScannedSubscription, 'packageName' | 'namespace'>): readonly string[] {
  if (packageName === null || namespace === null) return [];
  const cut = `${packageName}.${namespace}`.slice(0, LONGEST);
  const trimmed = componentLabel(packageName, namespace).slice(COMPONENT_PREFIX.length);
  return cut === trimmed ? [cut] : [cut, trimmed];
}

const LONGEST = 63;

/** The package and namespace in a name that is not cut. A package name can contain dots, a namespace cannot. */
export function ownerInName(component: string): FormerOwner {
  const end = component.lastIndexOf('.');
  if (end < 0) return { packageName: component, namespace: null };
  return {
    packageName: component.slice(0, end),
    namespace: component.length < LONGEST ? component.slice(end + 1) : null,
  };
}

/** Whether a component belongs to a package in any namespace. */
export function isOfPackage(component: string, packageName: string): boolean {
  return component.startsWith(`${packageName}.`.slice(0, LONGEST));
}
