import { Flex } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { provideQueries } from '~/kube/provideQueries';
import { useSourceRows } from '~/sources/read/useSourceRows';
import { useT } from '~/i18n';
import { CopiedCsvsButton } from '~/sources/view/actions/CopiedCsvsButton';
import { DefaultSourcesButton } from '~/sources/view/actions/DefaultSourcesButton';
import { SourceDialogs } from '~/sources/view/actions/SourceDialogs';
import { CreateSource } from '~/sources/view/list/CreateSource';
import { SourcesList } from '~/sources/view/list/SourcesList';
import { SourcesSkeleton } from '~/sources/view/list/SourcesSkeleton';

/** What Operators can be installed from, how it is, and who depends on it. */
function SourcesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const sources = useSourceRows(scope);
  const title = t('Catalog sources');
  return (
    <SourceDialogs>
      <NamespacedPage
        title={title}
        actions={
          <Flex columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
            <CopiedCsvsButton />
            <DefaultSourcesButton />
            <CreateSource scope={scope} />
          </Flex>
        }
      >
        <LoadableView of={sources} what={title} skeleton={<SourcesSkeleton />}>
          {(list) => <SourcesList key={scope} list={list} scope={scope} />}
        </LoadableView>
        <ChooseProjectHint of={sources} scope={scope} />
      </NamespacedPage>
    </SourceDialogs>
  );
}

export default provideQueries(SourcesPage);
