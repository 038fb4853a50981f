import { Flex, Skeleton, Button } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useSourceRows } from '~/sources/read/useSourceRows';
import { useT } from '~/i18n';
import { CopiedCsvsButton } from '~/sources/view/actions/CopiedCsvsButton';
import { DialogProvider, useOpenDialog } from '~/ui/DialogProvider';
import { CreateClusterCatalog } from '~/sources/view/clusterCatalog/CreateClusterCatalog';
import { CreateSource } from '~/sources/view/list/CreateSource';
import { SourcesList } from '~/sources/view/list/SourcesList';
import { neededText } from '~/ui/permissionText';
import { useOperatorHub } from '~/sources/read/useOperatorHub';
import { DefaultSourcesDialog } from '~/sources/view/actions/DefaultSourcesDialog';
import { UnavailableButton } from '~/sources/view/actions/UnavailableButton';
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
            <CopiedCsvsButton />
            <DefaultSourcesButton />
            <CreateClusterCatalog />
            <CreateSource scope={scope} />
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

/** Opens the settings of the default catalogs; empty without any. */
export function DefaultSourcesButton() {
  const t = useT();
  const open = useOpenDialog();
  const hubState = useOperatorHub();
  if (hubState.status !== 'ready' || hubState.data.hub === null) return null;
  const { failure } = hubState.data;
  if (failure !== null) {
    const why =
      failure.permission === undefined ? failure.message : neededText([failure.permission], t);
    return <UnavailableButton why={why}>{t('Default catalogs')}</UnavailableButton>;
  }
  return (
    <Button
      variant="secondary"
      onClick={() => {
        open((onClose) => <DefaultSourcesDialog onClose={onClose} />);
      }}
    >
      {t('Default catalogs')}
    </Button>
  );
}
