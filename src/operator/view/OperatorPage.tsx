import { useParams, Link } from 'react-router';
import {
  Skeleton,
  Stack,
  StackItem,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  List,
  ListItem,
} from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedDetailPage } from '~/ui/NamespacedDetailPage';
import { PendingTitle } from '~/ui/PendingTitle';
import { provideQueries } from '~/kube/provideQueries';
import { useOperator } from '~/operator/read/useOperator';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { OperatorPipeline } from '~/operator/view/pipeline/OperatorPipeline';
import { UnfinishedResubscription } from '~/operator/view/remedies/UnfinishedResubscription';
import { DialogProvider } from '~/ui/DialogProvider';
import { tabIn } from '~/olm/installed/operatorDetails';
import { OperatorTabs } from '~/operator/view/OperatorTabs';
import { OperatorHeader } from '~/operator/view/OperatorHeader';
import { LinkButton } from '~/ui/LinkButton';
import { useOperatorElsewhere } from '~/operator/read/useOperatorDeployments';
import '~/operator/view/operator.css';

/** One Operator: its status, its permissions, its objects and its settings. */
function OperatorPage({ Instances }: PageProps) {
  const t = useT();
  const { ns: namespace = '', name = '', tab } = useParams();
  const operator = useOperator(namespace, name);
  const title = dataOr(operator, null)?.operator.displayName ?? name;
  return (
    <NamespacedDetailPage
      title={title}
      id="operator"
      namespace={namespace}
      list={{ title: t('Installed Operators'), of: routes.installed }}
    >
      <DialogProvider idle={<UnfinishedResubscription namespace={namespace} name={name} />}>
        <PendingTitle of={operator} title={name} />
        <LoadableView
          of={operator}
          what={t('Operator {{name}}', { name })}
          skeleton={<OperatorSkeleton />}
        >
          {(details) =>
            details === null ? (
              <OperatorMissing namespace={namespace} name={name} />
            ) : (
              <>
                <OperatorHeader details={details} />
                <OperatorPipeline details={details} />
                <OperatorTabs
                  details={details}
                  namespace={namespace}
                  name={name}
                  tab={tabIn(tab)}
                  Instances={Instances}
                />
              </>
            )
          }
        </LoadableView>
      </DialogProvider>
    </NamespacedDetailPage>
  );
}

export default provideQueries(OperatorPage);

type PageProps = Pick<Parameters<typeof OperatorTabs>[0], 'Instances'>;

/** As large as the content: header, pipeline, tabs. */
function OperatorSkeleton() {
  return (
    <Stack hasGutter>
      {HEIGHTS.map((height) => (
        <StackItem key={height}>
          <Skeleton height={height} />
        </StackItem>
      ))}
    </Stack>
  );
}

const HEIGHTS = ['4rem', '7rem', '2.5rem', '20rem'];

/** No Operator with this name in the namespace: possible reasons, other namespaces with it, and links. */
function OperatorMissing({ namespace, name }: OperatorMissingProps) {
  const t = useT();
  const elsewhere = useOperatorElsewhere(namespace, name);
  return (
    <EmptyState
      headingLevel="h1"
      titleText={t('Operator {{name}} not found in {{namespace}}', { name, namespace })}
    >
      <EmptyStateBody>
        {elsewhere.length === 0
          ? t('The Operator might have been uninstalled, or its Subscription has another name.')
          : t('Installed in other namespaces:')}
        {elsewhere.length > 0 && (
          <List isPlain aria-label={t('Namespaces')}>
            {elsewhere.map((place) => (
              <ListItem key={place}>
                <Link to={routes.operator(place, name)}>
                  {t('{{name}} in {{namespace}}', { name, namespace: place })}
                </Link>
              </ListItem>
            ))}
          </List>
        )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.installed(namespace)}>
            {t('View installed Operators')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.catalog(namespace)}>
            {t('Browse catalog')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type OperatorMissingProps = { readonly namespace: string; readonly name: string };
