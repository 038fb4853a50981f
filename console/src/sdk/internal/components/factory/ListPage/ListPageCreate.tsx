import { Button, Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import type {
  CreateWithPermissionsProps,
  ListPageCreateButtonProps,
  ListPageCreateDropdownProps,
  ListPageCreateLinkProps,
  ListPageCreateProps,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useAccessReview } from '@openshift-console/dynamic-plugin-sdk/lib/app/components/utils/rbac';
import { useState } from 'react';
import { Link } from 'react-router';
import { toReference } from '../../../../../kube/reference';
import { resourcePath } from '../../../../../kube/resourcePath';
import { useModel } from '../../../../../kube/useModel';
import { useActiveNamespace } from '../../../../../namespace/NamespaceContext';
import { ALL_NAMESPACES } from '../../../../../namespace/namespaceRoute';

/** A "Create" link to the YAML page of a kind, for users who can create it. */
export default function ListPageCreate(props: ListPageCreateProps) {
  const { groupVersionKind, children, createAccessReview } = props;
  const model = useModel(toReference(groupVersionKind));
  const [active] = useActiveNamespace();
  if (model === undefined) {
    return null;
  }
  const namespace = active === ALL_NAMESPACES ? 'default' : active;
  return (
    <ListPageCreateLink
      to={`${resourcePath(model, { namespace })}/~new`}
      createAccessReview={createAccessReview ?? { groupVersionKind, namespace }}
    >
      {children}
    </ListPageCreateLink>
  );
}

export function ListPageCreateLink({ to, children, createAccessReview }: ListPageCreateLinkProps) {
  const isAllowed = useMayCreate(createAccessReview);
  return isAllowed ? (
    <Button
      id="yaml-create"
      data-test="item-create"
      variant="primary"
      component={(props) => <Link {...props} to={to} />}
    >
      {children}
    </Button>
  ) : null;
}

export function ListPageCreateButton({ createAccessReview, ...props }: ListPageCreateButtonProps) {
  const isAllowed = useMayCreate(createAccessReview);
  return isAllowed ? <Button data-test="item-create" {...props} ref={undefined} /> : null;
}

export function ListPageCreateDropdown(props: ListPageCreateDropdownProps) {
  const { items, onClick, children, createAccessReview } = props;
  const isAllowed = useMayCreate(createAccessReview);
  const [isOpen, setIsOpen] = useState(false);
  return isAllowed ? (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onSelect={(_, key) => {
        setIsOpen(false);
        onClick(String(key));
      }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant="primary"
          isExpanded={isOpen}
          data-test="item-create"
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {children}
        </MenuToggle>
      )}
    >
      <DropdownList>
        {Object.entries(items).map(([key, label]) => (
          <DropdownItem key={key} value={key}>
            {label}
          </DropdownItem>
        ))}
      </DropdownList>
    </Dropdown>
  ) : null;
}

function useMayCreate(review: CreateWithPermissionsProps['createAccessReview']): boolean {
  const reference = review === undefined ? undefined : toReference(review.groupVersionKind);
  const model = useModel(reference);
  const [isAllowed] = useAccessReview(
    {
      group: model?.apiGroup ?? '',
      resource: model?.plural ?? '',
      verb: 'create',
      ...(review?.namespace === undefined ? {} : { namespace: review.namespace }),
    },
    undefined,
    true,
  );
  return review === undefined || isAllowed;
}
