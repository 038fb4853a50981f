import { useState } from 'react';
import {
  type CatalogPriorities,
  prioritiesOf,
  samePriorities,
} from '~/olm/dependencies/priorities';
import { dataOr } from '~/kube/loadable';
import type { CatalogSource } from '~/kube/models/catalogSource';
import { useCatalogSources } from './catalogSources';

/** The priorities of the catalogs that are visible from a namespace; the same object while they are equal. */
export function useCatalogPriorities(namespace: string | null): CatalogPriorities {
  const sources = dataOr(useCatalogSources(namespace), NO_SOURCES);
  const [known, setKnown] = useState<CatalogPriorities>(() => prioritiesOf(sources));
  const next = prioritiesOf(sources);
  // The status of a CatalogSource changes often, and every new object causes a sort.
  if (samePriorities(known, next)) return known;
  setKnown(next);
  return next;
}

const NO_SOURCES: readonly CatalogSource[] = [];
