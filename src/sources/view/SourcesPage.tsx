import { Flex, Skeleton } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useSourceRows } from '~/sources/read/useSourceRows';
import { useT } from '~/i18n';
import { DialogProvider, useOpenDialog } from '~/ui/DialogProvider';
import { AddCatalog } from '~/sources/view/list/AddCatalog';
import { SourcesList } from '~/sources/view/list/SourcesList';
import { neededText } from '~/ui/permissionText';
import { useOperatorHub } from '~/sources/read/useOperatorHub';
import { DefaultSourcesDialog } from '~/sources/view/actions/DefaultSourcesDialog';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { routes } from '~/routes';
import './list/sourcesList.css';

/** The catalogs with their state and their Subscriptions. */
function SourcesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const sources = useSourceRows(scope);
  const title = t('Catalog sources');
  return (
    <DialogProvider>
      <NamespacedPage
        title={title}
        actions={
          <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
            <AddCatalog scope={scope} />
            <SourcesMenu />
          </Flex>
        }
      >
        <LoadableView of={sources} what={title} skeleton={<SourcesSkeleton />}>
          {(list) => <SourcesList key={scope} list={list} scope={scope} />}
        </LoadableView>
        <ChooseProjectHint of={sources} scope={scope} />
      </NamespacedPage>
    </DialogProvider>
  );
}

export default provideQueries(SourcesPage);

const ROWS = ['1', '2', '3', '4', '5'];

/** As large as the content: toolbar, header, some rows. */
function SourcesSkeleton() {
  return (
    <div className="operator-hub__sources-skeleton">
      <Skeleton height="2.25rem" width="min(40rem, 100%)" />
      <Skeleton height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </div>
  );
}

/** The menu of the page; nothing on a cluster without default catalogs. */
export function SourcesMenu() {
  const t = useT();
  const open = useOpenDialog();
  const hubState = useOperatorHub();
  if (hubState.status !== 'ready' || hubState.data.hub === null) return null;
  const { failure } = hubState.data;
  const needed = failure?.permission;
  const why = needed === undefined ? (failure?.message ?? null) : neededText([needed], t);
  return (
    <ActionsMenu of={t('Catalog sources')}>
      <MenuItems
        actions={[
          {
            text: t('Default catalogs'),
            why,
            onSelect: () => {
              open((onClose) => <DefaultSourcesDialog onClose={onClose} />);
            },
          },
          why === null && {
            text: t('OperatorHub configuration'),
            to: routes.operatorHubSettings,
          },
        ]}
      />
    </ActionsMenu>
  );
}
