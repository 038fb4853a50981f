import { Link } from 'react-router';
import { useT } from '~/i18n';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { apiOwnerIn } from '~/olm/extensions/ownerLabels';
import { routes } from '~/routes';
import { Sentence } from '~/ui/Sentence';

/** The owner of a CustomResourceDefinition: an extension, an OLM v0 Operator, or unknown. */
export function OwnerOf({ name }: { readonly name: string }) {
  const t = useT();
  const listed = useAllowedList(customResourceDefinitionModel, { namespace: null, name });
  const [definition] = dataOr(listed, []);
  if (definition === undefined) return null;
  const found = apiOwnerIn(definition.metadata.labels);
  const owner =
    found === null ? (
      t('None')
    ) : found.kind === 'extension' ? (
      <Link to={routes.operator(CLUSTER_SCOPE, found.name)}>{found.name}</Link>
    ) : (
      <Link to={routes.installed(found.namespace)}>
        {`${found.packageName}.${found.namespace}`}
      </Link>
    );
  return (
    <p>
      <Sentence text={t('{{name}} owner: <owner/>', { name })} parts={{ owner }} />
    </p>
  );
}
