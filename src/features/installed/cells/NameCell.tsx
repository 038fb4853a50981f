import { Link } from 'react-router';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The name, which leads to the Operator's page; a copy leads to its original. */
export function NameCell({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const { provider, isCopy, namespace } = operator;
  const second = isCopy ? t('Copy; installed in {{namespace}}', { namespace }) : provider;
  return (
    <div className="operator-hub__installed-lines">
      <NameLine operator={operator} />
      {second !== null && (
        <span className="operator-hub__installed-second" title={second} dir="auto">
          {second}
        </span>
      )}
    </div>
  );
}

/** The name with what must be known of it. */
export function NameLine({ operator }: { readonly operator: InstalledOperator }) {
  const { displayName, deprecations, namespace, name } = operator;
  return (
    <span className="operator-hub__installed-name">
      <Link to={routes.operator(namespace, name)} title={displayName} dir="auto">
        {displayName}
      </Link>
      {deprecations.length > 0 && <DeprecatedLabel message={deprecations.join(' ')} />}
    </span>
  );
}
