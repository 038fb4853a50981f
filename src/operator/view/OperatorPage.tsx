import { useParams } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedDetailPage } from '~/ui/NamespacedDetailPage';
import { PendingTitle } from '~/ui/PendingTitle';
import { provideQueries } from '~/kube/provideQueries';
import { useOperator } from '~/operator/read/useOperator';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { CopyNotice } from './CopyNotice';
import { OperatorMissing } from './OperatorMissing';
import { OperatorSkeleton } from './OperatorSkeleton';
import { OperatorTabs } from './OperatorTabs';
import { OperatorHeader } from './OperatorHeader';
import { OperatorPipeline } from '~/operator/view/pipeline/OperatorPipeline';
import { RemedyProvider } from '~/operator/view/remedies/RemedyProvider';
import { tabIn } from '~/olm/installed/operatorTab';
import './operator.css';

/** One Operator: how it is, what it may do, what belongs to it, and its settings. */
function OperatorPage() {
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
