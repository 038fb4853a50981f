import { Link } from 'react-router';
import { useT } from '~/i18n';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { OF_CLUSTER } from '~/olm/extensions/ofCluster';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import { COMPONENT_PREFIX } from '~/olm/installed/componentLabel';
import { routes } from '~/routes';
import { Sentence } from '~/ui/Sentence';

/** The owner of a CustomResourceDefinition: an extension, an OLM v0 Operator, or unknown. */
export function OwnerOf({ name }: { readonly name: string }) {
  const t = useT();
  const found = useAllowedList(customResourceDefinitionModel, { namespace: null, name });
  const [definition] = dataOr(found, []);
  if (definition === undefined) return null;
  const { labels = {} } = definition.metadata;
  const extension = ownerIn(labels);
  const component = Object.keys(labels).find((key) => key.startsWith(COMPONENT_PREFIX));
  const owner =
    extension !== null ? (
      <Link to={routes.operator(OF_CLUSTER, extension)}>{extension}</Link>
    ) : component === undefined ? (
      t('None')
    ) : (
      // `<package>.<namespace>`; the package name can contain dots.
      <Link to={routes.installed(component.slice(component.lastIndexOf('.') + 1))}>
        {component.slice(COMPONENT_PREFIX.length)}
      </Link>
    );
  return (
    <p>
      <Sentence text={t('{{name}} owner: <owner/>', { name })} parts={{ owner }} />
    </p>
  );
}
