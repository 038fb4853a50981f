import { Skeleton } from '@patternfly/react-core';
import {
  type OperatorNamespaces,
  useOperatorNamespaces,
} from '~/installed/read/useOperatorNamespaces';
import { provideQueries } from '~/kube/provideQueries';
import { useT } from '~/i18n';
import { ChooseProjectHint } from '~/ui/ChooseProjectHint';
import { DialogProvider } from '~/ui/DialogProvider';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedPage } from '~/ui/NamespacedPage';
import { OperatorsTabs } from '~/ui/OperatorsTabs';
import { UnreadNamespaces } from '~/ui/UnreadNamespaces';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { NamespaceDetails } from './NamespaceDetails';
import { NamespacesList } from './NamespacesList';
import './namespaces.css';

/** The namespaces in which OLM can install Operators: a list of all, or the details of one. */
function NamespacesPage() {
  const t = useT();
  const scope = useNamespaceScope();
  const found = useOperatorNamespaces(scope);
  return (
    <NamespacedPage title={t('Installed Operators')}>
      <OperatorsTabs current="namespaces" scope={scope} />
      <DialogProvider key={scope}>
        <LoadableView
          of={found}
          what={t('All OperatorGroups')}
          skeleton={<Skeleton height="20rem" screenreaderText={t('Loading')} />}
        >
          {(data) => <Content data={data} scope={scope} />}
        </LoadableView>
      </DialogProvider>
      <ChooseProjectHint of={found} scope={scope} />
    </NamespacedPage>
  );
}

function Content({ data, scope }: ContentProps) {
  const { namespaces, facts, list } = data;
  if (scope === null) {
    const unread = list.byNamespace?.unreadGroups ?? [];
    const isEmpty = namespaces.length === 0;
    return (
      <>
        {(!isEmpty || unread.length === 0) && <NamespacesList namespaces={namespaces} />}
        <UnreadNamespaces unread={unread} />
      </>
    );
  }
  const found = namespaces.find(({ id }) => id === scope) ?? EMPTY;
  return <NamespaceDetails key={scope} found={{ ...found, id: scope }} facts={facts} />;
}

type ContentProps = { readonly data: OperatorNamespaces; readonly scope: string | null };

const EMPTY = { groups: [], targets: null, members: [], findings: [] };

export default provideQueries(NamespacesPage);
