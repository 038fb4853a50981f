import { type RemovalCounts, countsOf, needsAttention } from './removalProgress';
import type { RemovalItem } from './removalRun';

/** Steps for objects of one API. */
export type StepGroup = {
  /** `plural.group`, or the plural of the core group. */
  readonly api: string;
  readonly kind: string;
  readonly items: readonly RemovalItem[];
  readonly counts: RemovalCounts;
  /** The first steps that require an action. */
  readonly attention: readonly RemovalItem[];
  /** The number of further ones. */
  readonly moreAttention: number;
};

/** Up to this number, the steps of a stage are shown one by one; more are grouped by API. */
const FEW = 10;

/** The maximum per API. The list of all steps contains the others. */
const MOST_ATTENTION = 5;

/** The steps of a stage by API; `null`: few enough to show one by one. */
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

/** `plural.group`; empty for console plugins, which have no API. */
export function apiOf({ step: { action } }: RemovalItem): string {
  if (action.kind === 'disable-plugins') return '';
  const { group, plural } = action.call.model;
  return group === '' ? plural : `${plural}.${group}`;
}

/** Of the objects; without cluster-scoped ones. */
export function namespacesOf(items: readonly RemovalItem[]): readonly string[] {
  const found = items.flatMap(({ step: { action } }) =>
    action.kind === 'disable-plugins' ? [] : (action.call.object.namespace ?? []),
  );
  return [...new Set(found)];
}

function kindOf(item: RemovalItem | undefined): string {
  return item === undefined || item.step.action.kind === 'disable-plugins'
    ? ''
    : item.step.action.call.model.kind;
}
