import { useMemo } from 'react';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { type SourceView, sourceQuery, sourceViewIn } from '~/sources/rules/sourceView';

/** Makes the next view of the one that is shown. */
export type EditSources = (edit: (view: SourceView) => SourceView) => void;

/** The view of the catalogs as it stands in the query string, and how to change it. */
export function useSourceUrl() {
  const [params, change] = useUrlQuery();
  const show: EditSources = (edit) => {
    change((before) => sourceQuery(edit(sourceViewIn(before)), before), { replace: true });
  };
  return {
    view: useMemo(() => sourceViewIn(params), [params]),
    show,
    type: (keyword: string) => {
      change((before) => sourceQuery({ ...sourceViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
  };
}
