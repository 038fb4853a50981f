/** The diagnosis of a catalog; by default, of one that is not available. */
import { type SourceFacts, sourceDiagnosis } from '~/olm/catalogSources/sourceDiagnosis';
import { endpointOf } from '~/olm/catalogSources/sourceEndpoint';
import type { CatalogSource } from '~/kube/models/olm';
import { DOWN, aSource } from './registryBuilders';

export type GivenSource = Partial<Omit<SourceFacts, 'source'>> & {
  readonly source?: CatalogSource;
};

export function diagnosed({ source = aSource({ status: DOWN }), ...given }: GivenSource) {
  return sourceDiagnosis({
    source,
    state: 'down',
    endpoint: endpointOf(source),
    pods: [],
    events: [],
    packages: null,
    ...given,
  });
}

export function findingKinds(given: GivenSource): readonly string[] {
  return diagnosed(given).map(({ kind }) => kind);
}
