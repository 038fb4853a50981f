import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { COMPONENT_PREFIX, componentLabel } from './componentLabel';
import { recordIn, textIn } from '~/kube/json';

/**
 * The name of the Operator resource, which lists the components: `<package>.<namespace>`, as in the component label.
 * `null`: none, for example for a CSV that was created without a catalog.
 */
export function operatorName({
  namespace,
  subscription,
  csvs,
}: Pick<OperatorFacts, 'namespace' | 'subscription' | 'csvs'>): string | null {
  const packageName = textIn(recordIn(subscription?.spec)['name']);
  if (packageName !== null)
    return componentLabel(packageName, namespace).slice(COMPONENT_PREFIX.length);
  const labels = csvs.flatMap(({ metadata }) => Object.keys(recordIn(metadata.labels)));
  return (
    labels.find((label) => label.startsWith(COMPONENT_PREFIX))?.slice(COMPONENT_PREFIX.length) ??
    null
  );
}
