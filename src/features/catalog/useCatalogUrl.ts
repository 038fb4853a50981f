import { useMemo } from 'react';
import { useUrlQuery } from '~/components/useUrlQuery';
import { type CatalogView, paramsOf, viewFrom } from '~/domain/catalog/catalogView';

/** The view stands in the query string: reload and share give the same page. */
export function useCatalogUrl() {
  const [params, setParams] = useUrlQuery();
  // Kept while the URL stays the same: it is deferred, and compared by identity there.
  const view = useMemo(() => viewFrom(params), [params]);
  const show = (next: CatalogView) => {
    setParams((before) => paramsOf(next, before), { replace: true });
  };
  return { view, show };
}
