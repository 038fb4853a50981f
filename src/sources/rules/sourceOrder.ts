import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { SOURCE_STATES } from './sourceFacets';
import { compareNatural } from '~/olm/lists/naturalOrder';

export const SOURCE_SORTS = [
  'name',
  'health',
  'scope',
  'packages',
  'users',
  'priority',
  'poll',
] as const;
export type SourceSort = (typeof SOURCE_SORTS)[number];

/** The catalogs in order; what is alike goes by name. What is not known comes last, whatever the direction. */
export function sourcesInOrder(
  rows: readonly SourceRow[],
  { sort, descending }: { readonly sort: SourceSort; readonly descending: boolean },
): readonly SourceRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [valueOf(one, sort), valueOf(other, sort)];
    return compare(left, right, direction) || byName(one, other, sort === 'name' ? direction : 1);
  });
}

/** `null`: not known, or it does not apply. */
function valueOf({ item, packages, users }: SourceRow, sort: SourceSort): number | string | null {
  switch (sort) {
    case 'name':
      return '';
    case 'health':
      return SOURCE_STATES.indexOf(item.state);
    case 'scope':
      return item.isGlobal ? '' : item.namespace;
    case 'packages':
      return typeof packages === 'number' ? packages : null;
    case 'users':
      return typeof users === 'string' ? null : users.length;
    case 'priority':
      return item.source === null ? null : item.priority;
    case 'poll':
      return item.poll.kind === 'never' ? null : (item.poll.seconds ?? DEFAULT_POLL);
  }
}

function compare(
  one: number | string | null,
  other: number | string | null,
  direction: 1 | -1,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
  return direction * compareNatural(String(one), String(other));
}

function byName({ item: one }: SourceRow, { item: other }: SourceRow, direction: 1 | -1): number {
  return (
    direction *
    (compareNatural(one.displayName, other.displayName) || compareNatural(one.id, other.id))
  );
}
