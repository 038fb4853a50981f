import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { CatalogUsers } from '~/sources/view/CatalogUsers';
import { useSourceUsers } from '~/sources/read/useSourceUsers';
import { dataOr } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { useT } from '~/i18n';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialog';

/** A default catalog that is switched off: what decided that, whom it leaves without updates, and the way back. */
export function SourceDisabled({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const open = useOpenSourceDialog();
  const { origin } = item;
  const isByAll = origin.kind === 'default' && origin.decidedBy === 'all';
  return (
    <>
      <LeftBehind item={item} />
      <EmptyState headingLevel="h2" titleText={t('This default catalog is switched off')}>
        <EmptyStateBody>
          {isByAll
            ? t(
                'All default catalogs are switched off in the OperatorHub of the cluster, and there is no exception for this one. So there is no CatalogSource, no pod and no package of it.',
              )
            : t(
                'The OperatorHub of the cluster names it as switched off. So there is no CatalogSource, no pod and no package of it.',
              )}
        </EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button
              variant="primary"
              onClick={() => {
                open({ action: 'switch-on', item });
              }}
            >
              {t('Switch on')}
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </>
  );
}

/** CS-044: the Subscriptions that go on naming it. */
function LeftBehind({ item }: { readonly item: CatalogSourceItem }) {
  const users = dataOr(useSourceUsers(item), null)?.users ?? [];
  const own = users.filter(({ isOwn }) => isOwn);
  return own.length === 0 ? null : <CatalogUsers name={item.name} users={own} />;
}
