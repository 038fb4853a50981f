import { choiceIn, writeChoices } from '~/olm/lists/facetChoices';
import { type CatalogView, LAYOUTS, SORTS, WHOLE_CATALOG } from './catalogView';
import { FACETS, byFacet } from './facets';

/** The view in a query string. Unknown values are ignored. */
export function viewFrom(params: URLSearchParams): CatalogView {
  return {
    keyword: params.get('q') ?? '',
    choices: byFacet((facet) => choiceIn(params, facet)),
    sort: SORTS.find((known) => known === params.get('sort')) ?? WHOLE_CATALOG.sort,
    layout: LAYOUTS.find((known) => known === params.get('view')) ?? WHOLE_CATALOG.layout,
    showsUnsupported: params.get('unsupported') === '1',
  };
}

/** The query string of a view without defaults. Other parameters remain. */
export function paramsOf(view: CatalogView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', 'view', 'unsupported', ...FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, FACETS, view.choices);
  if (view.sort !== WHOLE_CATALOG.sort) params.set('sort', view.sort);
  if (view.layout !== WHOLE_CATALOG.layout) params.set('view', view.layout);
  if (view.showsUnsupported) params.set('unsupported', '1');
  return params;
}

/** The query string of a view alone, as in a saved view. */
export function queryOf(view: CatalogView): string {
  return paramsOf(view, new URLSearchParams()).toString();
}
