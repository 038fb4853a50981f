import type { Translate } from '~/i18n';
import type { List, ListFacet } from '~/olm/lists/list';
import type { Column } from './ListTable';
import { type FacetTexts, type ListTexts, textsOf } from './listTexts';

/** By the name in the URL, in display order. The first order is the default. */
export type Fields<T, More = unknown> = Readonly<Record<string, Field<T, More>>>;

/** A value that rows are sorted by, filtered by, or have a column for. */
type Field<T, More> = Pick<Column<T>, 'title' | 'sort'> & {
  readonly facet?: FieldFacet<T>;
} & ({ readonly Cell?: undefined } | (Omit<FieldColumn<T>, 'id'> & More));

export type FieldColumn<T> = Column<T> & { readonly width: number };

type FieldFacet<T> = Pick<ListFacet<T>, 'valuesOf'> & {
  /** The order of the facets if it is not the order of the fields. */
  readonly place?: number;
} & (ReturnType<typeof fixed> | { readonly order?: never });

/** The values of a facet in order, with their texts. */
export function fixed<const V extends string>(
  order: readonly V[],
  text: (value: V, t: Translate) => string,
) {
  return { order, texts: (t: Translate) => textsOf(order, (value) => text(value, t)) };
}

/** The columns in display order. */
export function columnsOf<T, More>(fields: Fields<T, More>): readonly (FieldColumn<T> & More)[] {
  return Object.entries(fields).flatMap(([id, field]) =>
    field.Cell === undefined ? [] : [{ ...field, id }],
  );
}

/** The orders and facets. */
export function listOf<T>(fields: Fields<T>, how: Pick<List<T>, 'textsOf' | 'byName'>): List<T> {
  const orders = Object.entries(fields).flatMap(([id, { sort }]) =>
    sort === undefined ? [] : [[id, sort] as const],
  );
  const facets = facetsOf(fields).map(({ id, facet }) => [id, facet] as const);
  return { ...how, orders: Object.fromEntries(orders), facets: Object.fromEntries(facets) };
}

function facetsOf<T>(fields: Fields<T>) {
  return Object.entries(fields)
    .flatMap(([id, { title, facet }]) => (facet === undefined ? [] : [{ id, title, facet }]))
    .toSorted(({ facet: one }, { facet: other }) => (one.place ?? 0) - (other.place ?? 0));
}

/** @param find the accessible name of the search */
export function fieldTexts<T>(fields: Fields<T>, find: string, t: Translate): ListTexts {
  const facets = facetsOf(fields).map(({ id, title, facet }): [string, FacetTexts] => [
    id,
    { title: title(t), ...(facet.order !== undefined && { values: facet.texts(t) }) },
  ]);
  return { find, placeholder: find, facets: Object.fromEntries(facets) };
}
