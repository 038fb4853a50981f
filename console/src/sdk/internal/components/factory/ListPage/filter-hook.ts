import type {
  FilterValue,
  K8sResourceCommon,
  OnFilterChange,
  RowFilter,
  RowSearchFilter,
} from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

type AnyFilter = RowFilter<K8sResourceCommon> | RowSearchFilter<K8sResourceCommon>;
type Values = Readonly<Record<string, FilterValue>>;

/** A list, and the part of it that passes name, labels and the given filters; the name filter lives in the URL. */
export function useListPageFilter(
  data: readonly K8sResourceCommon[] | undefined,
  rowFilters: readonly AnyFilter[] = [],
  staticFilters: Values = {},
): readonly [readonly K8sResourceCommon[], readonly K8sResourceCommon[], OnFilterChange] {
  const [query] = useSearchParams();
  const [values, setValues] = useState<Values>({});
  const all: Values = {
    name: { selected: [query.get('name') ?? ''] },
    labels: { all: query.get('labels')?.split(',') ?? [] },
    ...staticFilters,
    ...values,
  };
  const onFilterChange: OnFilterChange = (type, value) => {
    setValues((known) => ({ ...known, [type]: value }));
  };
  const filtered = (data ?? []).filter(
    (object) =>
      hasName(object, all['name']) &&
      hasLabels(object, all['labels']) &&
      rowFilters.every((filter) => passes(object, filter, all[filter.type])),
  );
  return [data ?? [], filtered, onFilterChange];
}

function hasName(object: K8sResourceCommon, value: FilterValue | undefined): boolean {
  const text = value?.selected?.[0]?.toLowerCase() ?? '';
  return (object.metadata?.name ?? '').toLowerCase().includes(text);
}

function hasLabels(object: K8sResourceCommon, value: FilterValue | undefined): boolean {
  const labels = Object.entries(object.metadata?.labels ?? {}).map(
    ([key, text]) => `${key}=${text}`,
  );
  return (value?.all ?? []).every((wanted) => labels.includes(wanted));
}

function passes(
  object: K8sResourceCommon,
  filter: AnyFilter,
  value: FilterValue | undefined,
): boolean {
  const selected = value?.selected ?? [];
  if (selected.length === 0) {
    return true;
  }
  const items = 'items' in filter ? filter.items.map(({ id }) => id) : [];
  return filter.filter({ selected, all: items }, object);
}
