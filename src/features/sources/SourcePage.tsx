import { useParams } from 'react-router';
import { LoadableView } from '~/components/LoadableView';
import { NamespacedDetailPage } from '~/components/NamespacedDetailPage';
import { PendingTitle } from '~/components/PendingTitle';
import { provideQueries } from '~/data/provideQueries';
import { useCatalogSourceItem } from '~/data/sources/useCatalogSourceItems';
import { dataOr } from '~/domain/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { SourceDialogs } from './actions/SourceDialogs';
import { SourceMissing } from './details/SourceMissing';
import { SourceSkeleton } from './details/SourceSkeleton';
import { SourceView } from './details/SourceView';
import { sourceTabIn } from './details/sourceTab';
import './details/source.css';

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
