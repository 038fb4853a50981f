import { useMemo, useState } from 'react';
import { type Loadable, map, ready } from '~/kube/loadable';
import { copiedSource } from '~/sources/rules/form/copiedSource';
import { sourceFormOf } from '~/sources/rules/form/readSource';
import { newSource } from '~/sources/rules/form/sourceDraft';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { useAllowedList } from '~/kube/allowedLists';

/** What a form begins with. */
export type SourceStart = {
  /** Of what is kept of it. */
  readonly id: string;
  readonly form: SourceForm;
  /** The image of the catalog that is copied; `null`: none is. */
  readonly copiedImage: string | null;
  /** It was there when the form was opened: it is changed. */
  readonly isStored: boolean;
  /** As it is now; `null`: a new one, or one that was deleted meanwhile. */
  readonly live: CatalogSource | null;
};

type SourceName = { readonly namespace: string; readonly name: string };

/**
 * A new catalog.
 * @param scope where the user is; `null`: in all namespaces
 * @param copyOf what it begins as; `null`: as nothing
 * @returns `null`: there is nothing to copy
 */
export function useNewSource(
  scope: string | null,
  copyOf: SourceName | null,
): Loadable<SourceStart | null> {
  const found = useAllowedList<CatalogSource>(catalogSourceModel, copyOf);
  return useMemo(() => {
    const common = { isStored: false, live: null };
    if (copyOf === null) {
      const form = newSource(scope ?? '');
      return ready({ ...common, id: `new/${scope ?? ''}`, form, copiedImage: null });
    }
    const { namespace, name } = copyOf;
    return map(found, ([source]) => {
      if (source === undefined) return null;
      const form = copiedSource(source, scope ?? namespace);
      return { ...common, id: `copy/${namespace}/${name}`, form, copiedImage: form.image };
    });
  }, [scope, copyOf, found]);
}

/** A catalog that is changed; `null`: there is none of this name. One that is deleted meanwhile stays in the form. */
export function useStoredSource({ namespace, name }: SourceName): Loadable<SourceStart | null> {
  const where = useMemo(() => ({ namespace, name }), [namespace, name]);
  const found = useAllowedList<CatalogSource>(catalogSourceModel, where);
  const [first, setFirst] = useState<CatalogSource | null>(null);
  const live = found.status === 'ready' ? (found.data[0] ?? null) : null;
  if (first === null && live !== null) setFirst(live);
  return useMemo(
    () =>
      map(found, ([source = null]) => {
        const opened = first ?? source;
        if (opened === null) return null;
        return {
          id: `edit/${namespace}/${name}`,
          form: sourceFormOf(opened),
          copiedImage: null,
          isStored: true,
          live: source,
        };
      }),
    [found, first, namespace, name],
  );
}
