import { Flex } from '@patternfly/react-core';
import { ChooseProjectHint } from '~/components/ChooseProjectHint';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedPage } from '~/components/NamespacedPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { provideQueries } from '~/data/provideQueries';
import { useSourceRows } from '~/data/sources/useSourceRows';
import { useT } from '~/i18n';
import { CopiedCsvsButton } from './actions/CopiedCsvsButton';
import { DefaultSourcesButton } from './actions/DefaultSourcesButton';
import { SourceDialogs } from './actions/SourceDialogs';
import { CreateSource } from './list/CreateSource';
import { SourcesList } from './list/SourcesList';
import { SourcesSkeleton } from './list/SourcesSkeleton';

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
