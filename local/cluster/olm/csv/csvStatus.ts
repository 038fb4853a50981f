/** Phase and history of a CSV, written like by OLM's setter. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { Json, JsonObject, KubeObject } from '../../kube/types';

export type CsvPhase =
  'Pending' | 'InstallReady' | 'Installing' | 'Succeeded' | 'Failed' | 'Replacing' | 'Deleting';

export type PhaseNews = {
  readonly phase: CsvPhase;
  readonly reason: string;
  readonly message: string;
};

/** Number of history entries that OLM keeps. */
const longestHistory = 20;

/** Whether the new phase would change anything (OLM's `SetPhaseWithEventIfChanged`). */
export function isNews(csv: KubeObject, news: PhaseNews): boolean {
  return (
    textAt(csv, 'status', 'phase') !== news.phase ||
    textAt(csv, 'status', 'reason') !== news.reason ||
    textAt(csv, 'status', 'message') !== news.message
  );
}

/** The status with the new phase. `now` is RFC 3339. A new phase or reason adds an entry to `conditions`. */
export function statusAfter(csv: KubeObject, news: PhaseNews, now: string): JsonObject {
  const before = objectAt(csv, 'status') ?? {};
  const history = listAt(before, 'conditions');
  const last = history.at(-1);
  const lastTransitionTime =
    before['phase'] === news.phase ? (textAt(before, 'lastTransitionTime') ?? now) : now;
  const entry = { ...news, lastTransitionTime, lastUpdateTime: now };
  const isRepeated = textAt(last, 'phase') === news.phase && textAt(last, 'reason') === news.reason;
  const conditions: readonly Json[] = isRepeated ? history : [...history, entry];
  return {
    cleanup: {},
    ...before,
    ...news,
    lastTransitionTime,
    lastUpdateTime: now,
    conditions: conditions.slice(-longestHistory),
  };
}
