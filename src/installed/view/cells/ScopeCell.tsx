import { Button, List, ListItem, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The namespaces that an Operator manages: all, the one, or a list to open. */
export function ScopeCell({
  operator: { managedNamespaces, displayName },
}: {
  readonly operator: InstalledOperator;
}) {
  const t = useT();
  if (managedNamespaces === null) return '–';
  const [first, ...others] = managedNamespaces;
  const count = managedNamespaces.length;
  if (first === undefined) return t('All namespaces');
  if (others.length === 0) return <NamespaceLink namespace={first} />;
  return (
    <Popover
      aria-label={t('Managed namespaces')}
      closeBtnAriaLabel={t('Close')}
      bodyContent={() => (
        <div className="operator-hub__installed-popover">
          <strong>{t('Managed namespaces')}</strong>
          <List isPlain className="operator-hub__installed-namespaces">
            {managedNamespaces.map((namespace) => (
              <ListItem key={namespace}>
                <NamespaceLink namespace={namespace} />
              </ListItem>
            ))}
          </List>
        </div>
      )}
    >
      <Button
        variant="link"
        isInline
        aria-label={t('{{count}} namespace managed by {{name}}', { count, name: displayName })}
      >
        {t('{{count}} namespace', { count })}
      </Button>
    </Popover>
  );
}

function NamespaceLink({ namespace }: { readonly namespace: string }) {
  return (
    <Link to={routes.installed(namespace)} title={namespace}>
      {namespace}
    </Link>
  );
}
