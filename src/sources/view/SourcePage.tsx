import { useParams } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { NamespacedDetailPage } from '~/ui/NamespacedDetailPage';
import { PendingTitle } from '~/ui/PendingTitle';
import { provideQueries } from '~/kube/provideQueries';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { SourceDialogs } from '~/sources/view/actions/SourceDialogs';
import { SourceMissing } from '~/sources/view/details/SourceMissing';
import { SourceSkeleton } from '~/sources/view/details/SourceSkeleton';
import { SourceView } from '~/sources/view/details/SourceView';
import { sourceTabIn } from '~/sources/view/details/sourceTab';
import '~/sources/view/details/source.css';

/** One catalog: how it is, what it offers, and who depends on it. */
function SourcePage() {
  const t = useT();
  const { ns: namespace = '', name = '', tab } = useParams();
  const item = useCatalogSourceItem(namespace, name);
  return (
    <NamespacedDetailPage
      title={dataOr(item, null)?.displayName ?? name}
      id="source"
      namespace={namespace}
      list={{ title: t('Catalog sources'), of: routes.sources }}
    >
      <SourceDialogs>
        <PendingTitle of={item} title={name} />
        <LoadableView
          of={item}
          what={t('Catalog source {{name}}', { name })}
          skeleton={<SourceSkeleton />}
        >
          {(found) =>
            found === null ? (
              <SourceMissing namespace={namespace} name={name} />
            ) : (
              <SourceView item={found} tab={sourceTabIn(tab)} />
            )
          }
        </LoadableView>
      </SourceDialogs>
    </NamespacedDetailPage>
  );
}

export default provideQueries(SourcePage);
