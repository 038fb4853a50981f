import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Stack, StackItem, AlertActionLink, Content } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { CatalogDownAlert } from '~/ui/CatalogDownAlert';
import { FailureText } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { usePackageEntries, type CatalogContents } from '~/catalog/read/packageEntries';
import { useProjectInstall } from '~/catalog/read/useProjectInstall';
import { provideQueries } from '~/kube/provideQueries';
import { useDownSources } from '~/olm/read/catalogSources';
import { loading } from '~/kube/loadable';
import { useT, type Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { Notice } from '~/ui/Notice';
import { whenIdle } from '~/ui/whenIdle';
import type { ShortenedCatalog, UnreadCatalog } from '~/olm/packages/sourceAnswers';
import { CatalogBrowser } from './CatalogBrowser';
import { CatalogDiagnosis } from './CatalogDiagnosis';
import { CatalogSkeleton } from './CatalogLayout';
import { ExtensionCatalogs } from './ExtensionCatalogs';
import { NothingInstallable, SeveralGroups } from './NothingInstallable';

/** The packages of a project or of the cluster. */
function CatalogPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const [isLater, setLater] = useState(false);
  const contents = usePackageEntries(scope, isLater);
  const { unread, shortened, catalogs, installs, retry, extensionCatalogs } = contents;
  // Hundreds of packages are rendered in small steps, so that the page remains responsive.
  const isFramed = useIsFramed();
  const isShown = useFirstAnswers(contents);
  const known = isFramed && isShown ? contents.entries : loading;
  // Together, because "no match" can be wrong until all packages of a catalog are rendered.
  const failed = unread.map(({ catalog }) => catalog).join();
  const { entries, pending, round } = useDeferredValue(
    useMemo(
      () => ({ entries: known, pending: contents.pending, round: failed }),
      [known, contents.pending, failed],
    ),
  );
  const isLate = entries.status === 'ready';
  const isSettled = entries.status !== 'loading';
  // After the first packages.
  useEffect(() => {
    if (!isSettled) return undefined;
    return whenIdle(() => {
      setLater(true);
    });
  }, [isSettled]);
  const isWaiting = pending.length > 0 || extensionCatalogs.some(isBusy);
  const extended = <ExtensionCatalogs catalogs={extensionCatalogs} />;
  return (
    <NamespacedPage title={t('Catalog')}>
      <Stack hasGutter>
        <DownCatalogs scope={scope} isLate={isLate} />
        <ProjectRefusal scope={scope} isLate={isLate} />
        {installs.status === 'failed' && (
          <NoticeItem isLate={isLate}>
            <Notice variant="info" title={t('Unable to load installed Operators')}>
              <FailureText failure={installs.failure} />
            </Notice>
          </NoticeItem>
        )}
        <CatalogProgress
          isLate={isLate}
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
              // Cached data is available immediately.
              skeleton={isShown && contents.entries.status === 'ready' ? null : <CatalogSkeleton />}
              onRetry={retry}
            >
              {(list) =>
                list.length > 0 ? (
                  <CatalogBrowser
                    entries={list}
                    scope={scope}
                    isWaiting={isWaiting}
                    round={round}
                    more={extended}
                  />
                ) : (
                  <>
                    {extended}
                    <EmptyCatalog catalogs={catalogs} scope={scope} isWaiting={isWaiting} />
                  </>
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

function isBusy({ state }: CatalogContents['extensionCatalogs'][number]): boolean {
  return state === 'looking' || state === 'reading';
}

/** Outside of the packages, which need not render again when a pod changes. */
function DownCatalogs({ scope, isLate }: Late & { readonly scope: NamespaceScope }) {
  const t = useT();
  const rows = useDownSources(scope);
  if (rows.length === 0) return null;
  return (
    <NoticeItem isLate={isLate}>
      <CatalogDownAlert rows={rows}>{t('Some Operators might be missing.')}</CatalogDownAlert>
    </NoticeItem>
  );
}

function ProjectRefusal({ scope, isLate }: Late & { readonly scope: NamespaceScope }) {
  const { missing, hasSeveralGroups } = useProjectInstall(scope);
  if (scope === null || (missing.length === 0 && !hasSeveralGroups)) return null;
  return (
    <NoticeItem isLate={isLate}>
      {hasSeveralGroups ? (
        <SeveralGroups namespace={scope} />
      ) : (
        <NothingInstallable namespace={scope} missing={missing} />
      )}
    </NoticeItem>
  );
}

type Late = {
  /** The packages are shown. */
  readonly isLate: boolean;
};

/** A notice above the packages; one that comes later is at the lower end of the page, because it must not move them. */
function NoticeItem({ isLate, children }: Late & { readonly children: ReactNode }) {
  const [isBelow] = useState(isLate);
  return (
    <StackItem {...(isBelow && { className: 'operator-hub__late-notice' })}>{children}</StackItem>
  );
}

/** Not on the first render, which is always a single step. */
function useIsFramed(): boolean {
  const [isFramed, setIsFramed] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsFramed(true);
    });
  }, []);
  return isFramed;
}

/** Milliseconds for which the page waits for catalogs, so that it does not move. */
const LATE = 2000;

/**
 * Whether packages are shown: when all catalogs have answered, or some after a while. Those of later catalogs follow
 * the shown ones.
 */
function useFirstAnswers({ entries, pending }: CatalogContents): boolean {
  const isWhole = entries.status !== 'loading' && pending.length === 0;
  const [isShown, setShown] = useState(isWhole);
  if (isWhole && !isShown) setShown(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(true);
    }, LATE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isShown;
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
  /** For a catalog that might have packages. */
  readonly isWaiting: boolean;
};

export default provideQueries(CatalogPage);

/** The missing parts: failed catalogs, slow catalogs, and hidden packages. */
export function CatalogProgress(props: Props) {
  const t = useT();
  const { isLate, isLoading, pending, unread, shortened, onRetry } = props;
  return (
    <>
      {unread.map(({ catalog, failure, isCut }) => (
        <NoticeItem key={catalog} isLate={isLate}>
          <Notice
            variant="warning"
            title={
              isCut === true
                ? t('Catalog {{catalog}} incomplete', { catalog })
                : t('Unable to load catalog {{catalog}}', { catalog })
            }
            actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
          >
            <FailureText failure={failure} />
          </Notice>
        </NoticeItem>
      ))}
      {shortened.map((one) => (
        <NoticeItem key={one.catalog} isLate={isLate}>
          <LeftOutNotice {...one} />
        </NoticeItem>
      ))}
      {(isLoading || pending.length > 0) && (
        <Pending key={pending.join()} catalogs={pending} isLate={isLate} />
      )}
    </>
  );
}

type Props = Late & {
  /** Nothing is loaded yet. */
  readonly isLoading: boolean;
  /** Also empty if all catalogs are loaded in one request. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  readonly shortened: readonly ShortenedCatalog[];
  readonly onRetry: () => void;
};

function LeftOutNotice({ catalog, unusable, twice, broken = 0 }: ShortenedCatalog) {
  const t = useT();
  const title =
    catalog === ''
      ? t('Some Operators are not shown')
      : t('Some Operators of catalog {{catalog}} are not shown', { catalog });
  return (
    <Notice variant="info" isExpandable title={title} toggleAriaLabel={t('View details')}>
      {unusable.length > 0 && (
        <p>
          {t('No channel available: {{names}}', {
            names: namesText(unusable, t),
          })}
        </p>
      )}
      {broken > 0 && (
        <p>{t('{{count}} line of the catalog is not valid JSON.', { count: broken })}</p>
      )}
      {twice.length > 0 && (
        <p>
          {t('Duplicate packages, of which the first is used: {{names}}', {
            names: namesText(twice, t),
          })}
        </p>
      )}
    </Notice>
  );
}

function namesText(names: readonly string[], t: Translate): string {
  return t.list(names.map((name) => (name === '' ? t('(unnamed)') : name)));
}

function Pending({ catalogs, isLate: isBelow }: PendingProps) {
  const t = useT();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, LATE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    isLate && (
      <NoticeItem isLate={isBelow}>
        <Content component="small" role="status">
          {catalogs.length === 0
            ? t('Loading catalogs is taking longer than expected.')
            : t('Loading {{catalogs}} is taking longer than expected.', {
                catalogs: t.list(catalogs),
              })}
        </Content>
      </NoticeItem>
    )
  );
}

type PendingProps = Late & { readonly catalogs: readonly string[] };
