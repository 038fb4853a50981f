import { useMemo } from 'react';
import { LoadableView } from '~/ui/LoadableView';
import { useNewSource } from '~/sources/read/sourceStart';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { NoSuchSource } from './NoSuchSource';
import { SourceEditor } from './SourceEditor';
import { SourceFormSkeleton } from './SourceFormSkeleton';

/** A new catalog, which may begin as a copy of another. */
export function NewSourceForm({ scope, copy }: Props) {
  const t = useT();
  const copyOf = useMemo(() => sourceNameIn(copy), [copy]);
  const start = useNewSource(scope, copyOf);
  return (
    <LoadableView of={start} what={t('Catalog source')} skeleton={<SourceFormSkeleton />}>
      {(found) =>
        found === null ? (
          <NoSuchSource name={copyOf?.name ?? ''} to={routes.newSource(scope)} />
        ) : (
          <SourceEditor key={found.id} start={found} cancelTo={routes.sources(scope)} />
        )
      }
    </LoadableView>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** `<namespace>/<name>` of the catalog that it begins as; `null`: none. */
  readonly copy: string | null;
};

function sourceNameIn(text: string | null) {
  const [namespace = '', name = ''] = text?.split('/') ?? [];
  return namespace === '' || name === '' ? null : { namespace, name };
}
