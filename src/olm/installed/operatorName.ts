import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { COMPONENT_PREFIX, componentLabel } from './componentLabel';
import { recordIn, textIn } from '~/kube/json';

/**
 * The name of OLM's object `Operator`, which lists the components: `<package>.<namespace>` as it stands in the label of
 * everything that belongs to it. `null`: it has none, as of a CSV that came without OLM's catalogs.
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
