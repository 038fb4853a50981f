import { COMPONENT_PREFIX, componentLabel } from '~/olm/installed/componentLabel';
import type { ScannedObject } from './scannedObject';
import type { ScannedSubscription } from './scannedOlm';

/** The package that an object was installed with, and where. */
export type FormerOwner = {
  readonly packageName: string | null;
  readonly namespace: string | null;
};

/** `<package>.<namespace>`, as OLM labels an object with it and names its list of components. */
export function componentNamesOf({ labels }: Pick<ScannedObject, 'labels'>): readonly string[] {
  return Object.keys(labels).flatMap((label) =>
    label.startsWith(COMPONENT_PREFIX) ? label.slice(COMPONENT_PREFIX.length) : [],
  );
}

/**
 * The name of what a Subscription installs. OLM cuts it after 63 characters (`ComponentLabelKey` in
 * pkg/controller/operators/decorators/operator.go), which may leave an end that a label must not have: both are known.
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

/** What the name says, as far as it is not cut: a package may have dots in its name, a namespace has none. */
export function ownerInName(component: string): FormerOwner {
  const end = component.lastIndexOf('.');
  if (end < 0) return { packageName: component, namespace: null };
  return {
    packageName: component.slice(0, end),
    namespace: component.length < LONGEST ? component.slice(end + 1) : null,
  };
}

/** Whether a component is one of a package, wherever that was installed. */
export function isOfPackage(component: string, packageName: string): boolean {
  return component.startsWith(`${packageName}.`.slice(0, LONGEST));
}
