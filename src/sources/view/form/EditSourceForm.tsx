import { LoadableView } from '~/ui/LoadableView';
import { useStoredSource } from '~/sources/read/sourceStart';
import { useCatalogSourceItem } from '~/sources/read/useCatalogSourceItems';
import { all } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { DefaultSourceNotice } from './DefaultSourceNotice';
import { NoSuchSource } from './NoSuchSource';
import { SourceEditor } from './SourceEditor';
import { SourceFormSkeleton } from './SourceFormSkeleton';

/** A catalog that is there. One that OpenShift looks after is explained, not changed (CS-021). */
export function EditSourceForm({ namespace, name }: Props) {
  const t = useT();
  const start = useStoredSource({ namespace, name });
  const item = useCatalogSourceItem(namespace, name);
  return (
    <LoadableView
      of={all({ start, item })}
      what={t('Catalog source')}
      skeleton={<SourceFormSkeleton />}
    >
      {(found) => {
        if (found.start === null) {
          return <NoSuchSource name={name} to={routes.newSource(namespace)} />;
        }
        return found.item?.origin.kind === 'default' ? (
          <DefaultSourceNotice namespace={namespace} name={name} />
        ) : (
          <SourceEditor start={found.start} cancelTo={routes.source(namespace, name)} />
        );
      }}
    </LoadableView>
  );
}

type Props = { readonly namespace: string; readonly name: string };
