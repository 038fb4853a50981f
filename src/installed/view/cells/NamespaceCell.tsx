import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { ScopeCell } from './ScopeCell';

/** Where the Operator is and, where that has no column of its own, the namespaces that it manages. */
export function NamespaceCell({ operator, hasScope }: Props) {
  const { namespace } = operator;
  return (
    <div className="operator-hub__installed-lines">
      <span title={namespace}>{namespace}</span>
      {hasScope && <ScopeLine operator={operator} />}
    </div>
  );
}

type Props = { readonly operator: InstalledOperator; readonly hasScope: boolean };

/** Nothing when it manages the one that stands above. */
function ScopeLine({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const { namespace, managedNamespaces } = operator;
  if (managedNamespaces === null) return null;
  if (managedNamespaces.length === 1 && managedNamespaces[0] === namespace) return null;
  return (
    <span className="operator-hub__installed-second">
      {managedNamespaces.length === 0 ? (
        t('For all namespaces')
      ) : (
        <>
          {t('For:')} <ScopeCell operator={operator} />
        </>
      )}
    </span>
  );
}
