import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { FailureText } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { type CatalogContents, usePackageEntries } from '~/catalog/read/packageEntries';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/useDownSources';
import { loading } from '~/kube/loadable';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CatalogBrowser } from './CatalogBrowser';
import { CatalogDiagnosis } from './CatalogDiagnosis';
import { CatalogProgress } from './CatalogProgress';
import { CatalogSkeleton } from './CatalogSkeleton';
import { Notice } from '~/ui/Notice';

/** Everything that a project, or the cluster, can install. */
function CatalogPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const contents = usePackageEntries(scope);
  const { unread, shortened, catalogs, installs, retry } = contents;
  // Hundreds of packages that come in, or are known from before, are rendered in small steps: the page answers meanwhile.
  const isFramed = useIsFramed();
  const known = isFramed ? contents.entries : loading;
  // Together: as long as a catalog's packages are not rendered, "no match" may be wrong.
  const { entries, pending } = useDeferredValue(
    useMemo(() => ({ entries: known, pending: contents.pending }), [known, contents.pending]),
  );
  return (
    <NamespacedPage title={t('Catalog')}>
      <Stack hasGutter>
        <DownCatalogs scope={scope} />
        {installs.status === 'failed' && (
          <Notice variant="info" title={t('What is installed cannot be shown')}>
            <FailureText failure={installs.failure} />
          </Notice>
        )}
        <CatalogProgress
          isLoading={contents.entries.status === 'loading'}
          pending={pending}
          unread={unread}
          shortened={shortened}
          onRetry={retry}
        />
        <StackItem isFilled data-pending-catalogs={pending.length}>
          {/* Each catalog that failed says so above. */}
          {(entries.status !== 'failed' || unread.length === 0) && (
            <LoadableView
              of={entries}
              what={t('Operators')}
              // What is known already is there in a moment.
              skeleton={contents.entries.status === 'ready' ? null : <CatalogSkeleton />}
              onRetry={retry}
            >
              {(list) =>
                list.length > 0 ? (
                  <CatalogBrowser entries={list} scope={scope} isWaiting={pending.length > 0} />
                ) : (
                  <EmptyCatalog catalogs={catalogs} scope={scope} isWaiting={pending.length > 0} />
                )
              }
            </LoadableView>
          )}
          <ChooseProjectHint of={entries} scope={scope} />
        </StackItem>
      </Stack>
    </NamespacedPage>
  );
}

/** Beside the packages: they need not be rendered again when a pod changes. */
function DownCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  return (
    <CatalogDownAlert rows={useDownSources(scope)}>
      {t('Operators may be missing here.')}
    </CatalogDownAlert>
  );
}

/** Not on the first rendering, which is one step whatever is in it. */
function useIsFramed(): boolean {
  const [isFramed, setIsFramed] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsFramed(true);
    });
  }, []);
  return isFramed;
}

function EmptyCatalog({ catalogs, scope, isWaiting }: EmptyProps) {
  const t = useT();
  if (isWaiting) return <CatalogSkeleton />;
  return (
    <LoadableView of={catalogs} what={t('Catalogs')} skeleton={<CatalogSkeleton />}>
      {(list) => <CatalogDiagnosis catalogs={list} scope={scope} />}
    </LoadableView>
  );
}

type EmptyProps = Pick<CatalogContents, 'catalogs'> & {
  readonly scope: NamespaceScope;
  /** For a catalog that may have something. */
  readonly isWaiting: boolean;
};

export default provideQueries(CatalogPage);
