/**
 * `operators.coreos.com/<package>.<namespace>`: OLM's label of everything that belongs to a package in a namespace
 * (SU-014).
 */
export const COMPONENT_PREFIX = 'operators.coreos.com/';

/** The label of a package that is installed in a namespace. A label name has at most 63 characters. */
export function componentLabel(packageName: string, namespace: string): string {
  return `${COMPONENT_PREFIX}${`${packageName}.${namespace}`.slice(0, 63).replace(/[-_.]+$/, '')}`;
}
