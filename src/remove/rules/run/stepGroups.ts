import { type RemovalCounts, countsOf, needsAttention } from './removalProgress';
import type { RemovalItem } from './removalRun';

/** Steps on objects of one API. */
export type StepGroup = {
  /** `plural.group`, or the plural of the core group. */
  readonly api: string;
  readonly kind: string;
  readonly items: readonly RemovalItem[];
  readonly counts: RemovalCounts;
  /** Those that somebody has to look at, as many as can be looked at. */
  readonly attention: readonly RemovalItem[];
  /** How many more of these there are. */
  readonly moreAttention: number;
};

/** More steps of a stage than these are shown by API, and one by one only when asked for. */
const FEW = 10;

/** Of one API; the rest is in the list of all. */
const MOST_ATTENTION = 5;

/** The steps of a stage by API when they are many; `null`: they are few enough to be shown as they are. */
export function stepGroups(items: readonly RemovalItem[]): readonly StepGroup[] | null {
  if (items.length <= FEW) return null;
  return [...byApi(items)].map(([api, own]) => {
    const attention = own.filter(needsAttention);
    return {
      api,
      kind: kindOf(own[0]),
      items: own,
      counts: countsOf(own),
      attention: attention.slice(0, MOST_ATTENTION),
      moreAttention: Math.max(0, attention.length - MOST_ATTENTION),
    };
  });
}

function byApi(items: readonly RemovalItem[]): ReadonlyMap<string, readonly RemovalItem[]> {
  const groups = new Map<string, RemovalItem[]>();
  for (const item of items) {
    const api = apiOf(item);
    const known = groups.get(api);
    if (known === undefined) groups.set(api, [item]);
    else known.push(item);
  }
  return groups;
}

/** `plural.group`; empty of console plugins, which are no objects of an API here. */
export function apiOf({ step: { action } }: RemovalItem): string {
  if (action.kind === 'disable-plugins') return '';
  const { group, plural } = action.call.model;
  return group === '' ? plural : `${plural}.${group}`;
}

function kindOf(item: RemovalItem | undefined): string {
  return item === undefined || item.step.action.kind === 'disable-plugins'
    ? ''
    : item.step.action.call.model.kind;
}
