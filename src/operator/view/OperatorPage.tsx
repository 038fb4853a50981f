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
import { RemedyProvider } from '~/operator/view/remedies/RemedyProvider';
import { tabIn, type OperatorTabProps } from '~/olm/installed/operatorTab';
import { Notice } from '~/ui/Notice';
import { OperatorTabs } from '~/operator/view/OperatorTabs';
import { OperatorHeader } from '~/operator/view/OperatorHeader';
import { LinkButton } from '~/ui/LinkButton';
import { useOperatorElsewhere } from '~/operator/read/useOperatorElsewhere';
import '~/operator/view/operator.css';

/** One Operator: how it is, what it may do, what belongs to it, and its settings. */
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
      <RemedyProvider namespace={namespace} name={name}>
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
                <CopyNotice details={details} namespace={namespace} />
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
      </RemedyProvider>
    </NamespacedDetailPage>
  );
}

export default provideQueries(OperatorPage);

type PageProps = Pick<Parameters<typeof OperatorTabs>[0], 'Instances'>;

/** The size of what comes: header, pipeline, tabs and their content. */
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

/** OLM copies a CSV into the namespaces that an Operator watches; it is managed where it is installed (CSV-016). */
function CopyNotice({ details: { operator }, namespace }: Props) {
  const t = useT();
  if (operator.namespace === namespace) return null;
  const { displayName, name, namespace: home, isCopy } = operator;
  return (
    <Notice
      className="operator-hub__operator-copy"
      variant="info"
      title={t('{{displayName}} is installed in namespace {{home}}', { displayName, home })}
      // Who sees only the copy would see nothing there.
      actionLinks={!isCopy && <Link to={routes.operator(home, name)}>{t('View Operator')}</Link>}
    >
      {isCopy
        ? t('You can view only a copied CSV in {{namespace}}.', {
            namespace,
          })
        : t('The Operator also manages {{namespace}}.', { namespace })}
    </Notice>
  );
}

/** `namespace`: the one of the page's address. */
type Props = OperatorTabProps & { readonly namespace: string };

/** There is no Operator of that name in the namespace: why that may be, where else there is one, and the way on. */
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
