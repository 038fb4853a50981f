import type { ClusterServiceVersion } from '~/kube/models/olm';
import { jsonIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { perObject } from '~/kube/perObject';
import { packageOfCsv } from '~/olm/installed/csv';
import { parseApis } from '~/olm/packages/parseApis';
import { dependenciesOf, type Dependency, dependencyIn } from './dependencies';
import type { Bundle } from './dependencyNeed';
import { apiId } from './dependencyOffer';

/**
 * The dependencies of an installed Operator in its CSV, and in the properties of its bundle, which OLM stores on the
 * CSV. Each once.
 */
export const needsOf = perObject((csv: ClusterServiceVersion): readonly Dependency[] => {
  const annotations = textMapIn(csv.metadata.annotations);
  const noted = recordIn(jsonIn(annotations['operatorframework.io/properties']))['properties'];
  const all = [
    ...dependenciesOf({ annotations, requiredApis: parseApis(recordIn(csv.spec), 'required') }),
    ...listIn(noted).flatMap((property) => dependencyIn(recordIn(property)) ?? []),
  ];
  return [...new Map(all.map((need) => [JSON.stringify(need), need])).values()];
});

/** An installed Operator as a dependency of others. */
export const bundleOf = perObject((csv: ClusterServiceVersion): Bundle => ({
  packageName: packageOfCsv(csv),
  version: textIn(csv.spec?.version) ?? '',
  provides: parseApis(recordIn(csv.spec), 'owned').map(apiId),
}));
