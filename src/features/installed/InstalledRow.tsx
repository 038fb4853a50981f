import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Content, MenuToggle } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { ActionsColumn, Td, Tr } from '@patternfly/react-table';
import { Link, useNavigate } from 'react-router';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import { Mono } from '~/components/Mono';
import { HealthStatus } from '~/components/health/HealthStatus';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { canUninstall } from '~/domain/uninstall/uninstallPlan';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';

/** One Operator of the list. */
export function InstalledRow({ operator, onUninstall }: Props) {
  const t = useT();
  return (
    <Tr data-test="operator-row">
      <Td dataLabel={t('Name')}>
        <NameCell operator={operator} />
      </Td>
      <Td dataLabel={t('Status')}>
        <StatusCell operator={operator} />
      </Td>
      <Td dataLabel={t('Version')} modifier="nowrap">
        <Mono>{operator.version ?? '–'}</Mono>
      </Td>
      <Td dataLabel={t('Updates')}>
        <UpdatesCell operator={operator} />
      </Td>
      <Td dataLabel={t('Project')}>{operator.namespace}</Td>
      <Td dataLabel={t('Watches')}>{watchesText(operator, t)}</Td>
      <Td dataLabel={t('Catalog')}>{operator.catalog?.name ?? '–'}</Td>
      <Td dataLabel={t('Since')} modifier="nowrap">
        <Timestamp timestamp={operator.createdAt ?? undefined} simple />
      </Td>
      <Td isActionCell>
        <RowActions operator={operator} onUninstall={onUninstall} />
      </Td>
    </Tr>
  );
}

type Props = {
  readonly operator: InstalledOperator;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

type Cell = Pick<Props, 'operator'>;

function NameCell({ operator }: Cell) {
  const { displayName, provider, deprecations } = operator;
  return (
    <div>
      <Link to={routes.operator(operator.namespace, operator.name)}>{displayName}</Link>{' '}
      {deprecations.length > 0 && <DeprecatedLabel message={deprecations.join(' ')} />}
      {provider !== null && <Content component="small">{provider}</Content>}
    </div>
  );
}

function UpdatesCell({ operator: { channel, approval } }: Cell) {
  const t = useT();
  return (
    <div>
      {channel ?? '–'}
      {approval !== null && (
        <Content component="small">
          {approval === 'Manual' ? t('when approved') : t('automatic')}
        </Content>
      )}
    </div>
  );
}

function StatusCell({ operator: { health, update, namespace } }: Cell) {
  const t = useT();
  return (
    <div>
      <HealthStatus health={health} />
      {update !== null && (
        <div>
          <Link to={routes.plan(namespace, update.planName)}>
            {t('Review update to {{version}}', { version: update.version })}
          </Link>
        </div>
      )}
    </div>
  );
}

function RowActions({ operator, onUninstall }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { namespace, catalog, packageName, displayName } = operator;
  const uninstallable = canUninstall(operator);
  const inCatalog = catalog !== null &&
    packageName !== null && {
      title: t('View in catalog'),
      onClick: () => {
        const path = { catalogNamespace: catalog.namespace, catalog: catalog.name, packageName };
        void navigate(routes.package(namespace, path));
      },
    };
  return (
    <ActionsColumn
      actionsToggle={({ onToggle, isOpen, isDisabled, toggleRef }) => (
        <MenuToggle
          ref={toggleRef}
          variant="plain"
          aria-label={t('Actions for {{name}}', { name: displayName })}
          onClick={onToggle}
          isExpanded={isOpen}
          isDisabled={isDisabled}
          icon={<EllipsisVIcon />}
        />
      )}
      items={[
        ...(inCatalog === false ? [] : [inCatalog]),
        {
          title: t('Uninstall Operator'),
          isAriaDisabled: !uninstallable.allowed,
          ...(!uninstallable.allowed && {
            description:
              uninstallable.reason === 'is-copy'
                ? t('It is installed in project {{namespace}}: uninstall it there.', { namespace })
                : t('It is being removed.'),
          }),
          onClick: () => {
            onUninstall(operator);
          },
        },
      ]}
    />
  );
}

function watchesText({ managedNamespaces }: InstalledOperator, t: Translate): string {
  if (managedNamespaces === null) return '–';
  if (managedNamespaces.length === 0) return t('All projects');
  return managedNamespaces.length <= 2
    ? managedNamespaces.join(', ')
    : t('{{count}} project', { count: managedNamespaces.length });
}
