import type { TableColumn } from '@openshift-console/dynamic-plugin-sdk';
import { ALL_NAMESPACES } from '../../../../../namespace/namespaceRoute';
import { useActiveNamespace } from '../../../../../namespace/NamespaceContext';
import { useUserPreference } from '../../../../../preferences/useUserPreference';

type Options = {
  readonly columns: readonly TableColumn<unknown>[];
  readonly showNamespaceOverride: boolean;
  readonly columnManagementID: string;
};

type Chosen = Readonly<Record<string, readonly string[]>>;

/** The columns that the user chose, else all but the additional ones; "namespace" only where it differs by row. */
export function useActiveColumns({ columns, showNamespaceOverride, columnManagementID }: Options) {
  const [namespace] = useActiveNamespace();
  const [chosen, , isLoaded] = useUserPreference<Chosen>('console.tableColumns', undefined, true);
  const ids = chosen?.[columnManagementID];
  const active = columns.filter(({ id, title, additional }) => {
    if (id === 'namespace' && !showNamespaceOverride && namespace !== ALL_NAMESPACES) {
      return false;
    }
    return ids === undefined ? additional !== true : ids.includes(id) || title === '';
  });
  return [active, isLoaded];
}
