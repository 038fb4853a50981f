import { useState } from 'react';
import {
  type CatalogPriorities,
  prioritiesOf,
  samePriorities,
} from '~/olm/dependencies/priorities';
import { dataOr } from '~/kube/loadable';
import type { CatalogSource } from '~/kube/models/catalogSource';
import { useCatalogSources } from './catalogSources';

/** The priorities of the catalogs that may be seen from a namespace; the same object as long as they stay the same. */
export function useCatalogPriorities(namespace: string | null): CatalogPriorities {
  const sources = dataOr(useCatalogSources(namespace), NO_SOURCES);
  const [known, setKnown] = useState<CatalogPriorities>(() => prioritiesOf(sources));
  const next = prioritiesOf(sources);
  // A CatalogSource's status changes often, and what depends on this is sorted anew.
  if (samePriorities(known, next)) return known;
  setKnown(next);
  return next;
}

const NO_SOURCES: readonly CatalogSource[] = [];
