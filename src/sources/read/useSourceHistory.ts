import { useMemo, useState } from 'react';
import { type Loadable, dataOr } from '~/kube/loadable';
import { type HistoryEntry, sourceHistory, withEarlier } from '~/sources/rules/sourceHistory';
import type { CatalogSource } from '~/kube/models/catalogSource';
import type { KubeEvent } from '~/kube/models/event';
import type { Pod } from '~/kube/models/pod';
import type { SourceSights } from './useSourceSights';

export type SourceHistory = {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Those that the cluster does not tell any more: this page has seen them. */
  readonly remembered: ReadonlySet<string>;
};

/** What happened to a catalog as far as the cluster knows it, and what was seen since the page was opened. */
export function useSourceHistory(
  source: CatalogSource,
  { pods, events }: Pick<SourceSights, 'pods' | 'events'>,
): SourceHistory {
  const known = useMemo(
    () => sourceHistory(source, listOf<Pod>(pods), listOf<KubeEvent>(events)),
    [source, pods, events],
  );
  const [entries, setEntries] = useState<readonly HistoryEntry[]>(known);
  const next = withEarlier(entries, known);
  if (next !== entries) setEntries(next);
  return useMemo(() => {
    const told = new Set(known.map(({ id }) => id));
    const remembered = next.filter(({ id }) => !told.has(id)).map(({ id }) => id);
    return { entries: next, remembered: new Set(remembered) };
  }, [known, next]);
}

function listOf<T>(value: Loadable<readonly T[]>): readonly T[] {
  return dataOr(value, []);
}
