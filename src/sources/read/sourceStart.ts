import { useMemo, useState } from 'react';
import { type Loadable, map, ready } from '~/kube/loadable';
import { copiedSource } from '~/sources/rules/form/copiedSource';
import { sourceFormOf } from '~/sources/rules/form/readSource';
import { newSource } from '~/sources/rules/form/sourceDraft';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';

/** The initial data of a form. */
export type SourceStart = {
  /** The ID of its stored draft. */
  readonly id: string;
  readonly form: SourceForm;
  /** The image of the copied catalog; `null`: not a copy. */
  readonly copiedImage: string | null;
  /** An existing catalog is edited. */
  readonly isStored: boolean;
  /** The current CatalogSource; `null`: new, or deleted since. */
  readonly live: CatalogSource | null;
};

type SourceName = { readonly namespace: string; readonly name: string };

/**
 * A new catalog.
 * @param scope the selected namespace; `null`: all namespaces
 * @param copyOf the catalog to copy; `null`: none
 * @returns `null`: the catalog to copy does not exist
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

/** An edited catalog; `null`: not found. A catalog that is deleted since remains in the form. */
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
