import { useOverlay } from '@openshift-console/dynamic-plugin-sdk/lib/app/modal-support/useOverlay';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlagValue } from '../store/useFlagValue';
import { CreateProjectModal } from './CreateProjectModal';
import { useActiveNamespace } from './NamespaceContext';
import { NamespaceDropdown } from './NamespaceDropdown';

export type NamespaceBarProps = {
  readonly onNamespaceChange?: (namespace: string) => void;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
};

/** The bar above namespaced pages: the project selector and the page's own content. */
export function NamespaceBar({
  onNamespaceChange,
  isDisabled = false,
  children,
}: NamespaceBarProps) {
  const [namespace, setNamespace] = useActiveNamespace();
  const launchOverlay = useOverlay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const canListIsKnown = useFlagValue('CAN_LIST_NS') !== undefined;

  const dropProjectArgument = () => {
    const query = new URLSearchParams(search);
    if (query.has('project-name')) {
      query.delete('project-name');
      void navigate({ pathname, search: query.toString() }, { replace: true });
    }
  };
  const choose = (chosen: string) => {
    onNamespaceChange?.(chosen);
    setNamespace(chosen);
    dropProjectArgument();
  };
  const create = () => {
    launchOverlay(CreateProjectModal, {
      onCreated: (name: string) => {
        setNamespace(name);
        dropProjectArgument();
      },
    });
  };
  return (
    <div className="co-namespace-bar">
      {canListIsKnown && (
        <div className="co-namespace-bar__items" data-test-id="namespace-bar-dropdown">
          <NamespaceDropdown
            selected={namespace}
            isDisabled={isDisabled}
            onSelect={choose}
            onCreate={create}
          />
          {children}
        </div>
      )}
    </div>
  );
}
