import type { List } from '~/olm/lists/list';
import { NAMES, by } from '~/olm/order';
import type { Cell, InstanceRow } from './instanceRow';
import { INSTANCE_HEALTH_KINDS } from './instanceHealth';

/** The list of instances, by name. */
export const INSTANCES = {
  /** Searches name, kind and namespace; labels if it contains `=`. */
  textsOf: ({ name, api, namespace, labels }, word) =>
    word.includes('=') ? labels : [name, api.kind, namespace],
  facets: {
    status: { valuesOf: ({ health }) => [health.kind], order: INSTANCE_HEALTH_KINDS },
    api: { valuesOf: ({ api }) => [{ value: api.name, label: api.kind }] },
    operator: {
      valuesOf: ({ api }) =>
        api.providers.map(({ namespace, csv, displayName }) => ({
          value: `${namespace}/${csv}`,
          label: displayName,
        })),
    },
    namespace: { valuesOf: ({ namespace }) => (namespace === null ? [] : [namespace]) },
  },
  orders: {
    name: by(({ name }) => name),
    status: by(({ health }) => INSTANCE_HEALTH_KINDS.indexOf(health.kind)),
    api: by(({ api }) => api.kind),
    namespace: by(({ namespace }) => namespace),
    operator: by(({ api }) => api.providers[0]?.displayName ?? null),
    changed: by(({ change }) => change?.at ?? null),
    created: by(({ createdAt }) => createdAt),
  },
  byName: (one, other) => NAMES.compare(one.name, other.name) || NAMES.compare(one.id, other.id),
} satisfies List<InstanceRow>;

export type InstanceFacet = keyof typeof INSTANCES.facets;

/** The list of rows with this number of sortable cells. */
export function instancesWith(cells: number): List<InstanceRow> {
  const ofCells = Array.from({ length: cells }, (_, index) => {
    const order = by((row: InstanceRow) => cellKey(row.cells[index]));
    return [cellOrder(index), order] as const;
  });
  return { ...INSTANCES, orders: { ...INSTANCES.orders, ...Object.fromEntries(ofCells) } };
}

/** The sort order of a cell, by its name in the URL. */
export function cellOrder(index: number): string {
  return `cell-${index}`;
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
