import type { ResourceLinkProps as SdkProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { Link } from 'react-router';
import { resourcePath } from '../../../../kube/resourcePath';
import { referenceOf } from '../../../../kube/reference';
import { useModel } from '../../../../kube/useModel';
import { ResourceIcon } from './resource-icon';

/** The SDK calls `kind` deprecated, yet plugins use it. */
type ResourceLinkProps = Omit<SdkProps, 'kind'> & { readonly kind?: string };

/** A link to an object's page; plain text for a kind that the cluster does not serve. */
export function ResourceLink(props: ResourceLinkProps) {
  const { kind, groupVersionKind, name, namespace, linkTo = true } = props;
  const reference = groupVersionKind === undefined ? kind : referenceOf(groupVersionKind);
  const model = useModel(reference);
  if (reference === undefined) {
    return null;
  }
  const path = linkTo && model !== undefined ? resourcePath(model, { name, namespace }) : undefined;
  return (
    <span className={classesOf(props)}>
      {props.hideIcon !== true && <ResourceIcon kind={reference} />}
      <Name {...props} path={path} />
      {props.children}
    </span>
  );
}

function Name(props: ResourceLinkProps & { readonly path: string | undefined }) {
  const { path, displayName, name, nameSuffix, title, onClick } = props;
  const text = displayName ?? name;
  const attributes = {
    className: 'co-resource-item__resource-name',
    'data-test-id': text,
    'data-test': props.dataTest ?? text,
  };
  const content = (
    <>
      {text}
      {nameSuffix}
    </>
  );
  return path === undefined ? (
    <span {...attributes}>{content}</span>
  ) : (
    <Link to={path} title={title} onClick={onClick} {...attributes}>
      {content}
    </Link>
  );
}

function classesOf({ className, inline, truncate }: ResourceLinkProps): string {
  return [
    'co-resource-item',
    className ?? '',
    inline === true ? 'co-resource-item--inline' : '',
    truncate === true ? 'co-resource-item--truncate' : '',
  ].join(' ');
}
