import { choiceIn, type Choices, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import {
  type FacetRule,
  type LabelledValue,
  type Passing,
  passingFacets,
  plainValue,
} from '~/olm/lists/facetCounts';
import type { Cell, InstanceRow } from './instanceRow';
import { VERDICTS } from './verdict';

/** In the order in which they are offered. Their names stand in the URL. */
export const INSTANCE_FACETS = ['status', 'api', 'operator', 'namespace'] as const;
export type InstanceFacet = (typeof INSTANCE_FACETS)[number];

/** What a person has chosen to see; all of it stands in the URL. */
export type InstanceView = {
  readonly keyword: string;
  readonly choices: Choices<InstanceFacet>;
  /** The id of a column. */
  readonly sort: string;
  readonly descending: boolean;
};

export function byInstanceFacet<T>(
  make: (facet: InstanceFacet) => T,
): Readonly<Record<InstanceFacet, T>> {
  return {
    status: make('status'),
    api: make('api'),
    operator: make('operator'),
    namespace: make('namespace'),
  };
}

const RULE: FacetRule<InstanceFacet, InstanceRow> = {
  facets: INSTANCE_FACETS,
  byFacet: byInstanceFacet,
  valuesOf,
  orders: { status: VERDICTS, api: [], operator: [], namespace: [] },
};

function valuesOf(
  { verdict, api, namespace }: InstanceRow,
  facet: InstanceFacet,
): readonly LabelledValue[] {
  switch (facet) {
    case 'status':
      return [plainValue(verdict.kind)];
    case 'api':
      return [{ value: api.name, label: api.kind }];
    case 'operator':
      return api.providers.map(({ namespace: home, csv, displayName }) => ({
        value: `${home}/${csv}`,
        label: displayName,
      }));
    case 'namespace':
      return namespace === null ? [] : [plainValue(namespace)];
  }
}

/** The rows that a view shows, in its order, and what its facets count. */
export function listedInstances(
  rows: readonly InstanceRow[],
  view: InstanceView,
): Passing<InstanceFacet, InstanceRow> {
  const words = view.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const { passing, facets } = passingFacets(rows, RULE, {
    choices: view.choices,
    isFound: (row) => hasWords(row, words),
  });
  return { passing: inOrder(passing, view), facets };
}

/** Every word is in the name, kind or namespace; with a `=` in one of the labels. */
function hasWords(
  { name, api, namespace, labels }: InstanceRow,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  const names = [name, api.kind, namespace ?? ''].join('\n').toLowerCase();
  const texts = labels.join('\n').toLowerCase();
  return words.every((word) => (word.includes('=') ? texts : names).includes(word));
}

/** Equal ones, and those that have no value, stand by name at the end. */
function inOrder(
  rows: readonly InstanceRow[],
  { sort, descending }: InstanceView,
): readonly InstanceRow[] {
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: sortKey(row, sort) }))
    .toSorted((one, other) => {
      if (one.key === null || other.key === null) {
        return Number(one.key === null) - Number(other.key === null) || byName(one.row, other.row);
      }
      return sign * compared(one.key, other.key) || byName(one.row, other.row);
    })
    .map(({ row }) => row);
}

function sortKey(row: InstanceRow, sort: string): string | number | null {
  switch (sort) {
    case 'status':
      return VERDICTS.indexOf(row.verdict.kind);
    case 'api':
      return row.api.kind;
    case 'namespace':
      return row.namespace;
    case 'operator':
      return row.api.providers[0]?.displayName ?? null;
    case 'changed':
      return row.change?.at ?? null;
    case 'created':
      return row.createdAt;
    default: {
      const at = /^cell-(\d+)$/.exec(sort)?.[1];
      return at === undefined ? row.name : cellKey(row.cells[Number(at)]);
    }
  }
}

function cellKey(cell: Cell | undefined): string | number | null {
  switch (cell?.kind) {
    case 'text':
      return cell.text;
    case 'number':
      return cell.value;
    case 'date':
      return cell.at;
    default:
      return null;
  }
}

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : NAMES.compare(String(one), String(other));
}

function byName(one: InstanceRow, other: InstanceRow): number {
  return NAMES.compare(one.name, other.name) || NAMES.compare(one.id, other.id);
}

const NAMES = new Intl.Collator('en', { numeric: true });

export function toggledInstances(
  view: InstanceView,
  facet: InstanceFacet,
  value: string,
): InstanceView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without keyword and choices; the order stays. */
export function unfilteredInstances(view: InstanceView): InstanceView {
  return { ...view, keyword: '', choices: byInstanceFacet(() => []) };
}

export function areFiltered({ keyword, choices }: InstanceView): boolean {
  return keyword !== '' || INSTANCE_FACETS.some((facet) => choices[facet].length > 0);
}

export function instanceViewIn(params: URLSearchParams): InstanceView {
  const sort = params.get('sort') ?? '';
  return {
    keyword: params.get('q') ?? '',
    choices: byInstanceFacet((facet) => choiceIn(params, facet)),
    sort: sort.replace(/^-/, '') || 'name',
    descending: sort.startsWith('-'),
  };
}

/** The query string of a view; what is as by default is left out. Parameters of others stay. */
export function instanceQuery(view: InstanceView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', ...INSTANCE_FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, INSTANCE_FACETS, view.choices);
  const sort = `${view.descending ? '-' : ''}${view.sort}`;
  if (sort !== 'name') params.set('sort', sort);
  return params;
}
