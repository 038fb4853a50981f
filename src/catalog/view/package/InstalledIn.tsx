import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { Mono } from '~/ui/Mono';
import { stateOfOne } from '~/olm/packages/installState';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorPlace';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { useArrangement } from './arrangement';
import { SectionCard } from './SectionCard';

/** Where the package is installed, over all namespaces that may be seen; nothing when it is not. */
export function InstalledIn({ installs }: Props) {
  const t = useT();
  const isNarrow = useArrangement() === 'drawer';
  if (installs.length === 0) return null;
  return (
    <SectionCard title={t('Installed in')}>
      <Table
        variant="compact"
        aria-label={t('Installed in')}
        gridBreakPoint={isNarrow ? 'grid' : 'grid-md'}
      >
        <Thead>
          <Tr>
            <Th>{t('Project')}</Th>
            <Th>{t('State')}</Th>
            <Th>{t('Version')}</Th>
            <Th>{t('Channel')}</Th>
            <Th>{t('Serves')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {installs.map((operator) => (
            <Tr key={operator.id}>
              <Td dataLabel={t('Project')}>
                <Link to={routes.operator(placeOf(operator), operator.name)}>
                  {operator.namespace}
                </Link>
              </Td>
              <Td dataLabel={t('State')}>
                {/* A cell of the narrow table is a grid, which stretches what is in it. */}
                <span>
                  <CatalogStateLabel state={stateOfOne(operator)} />
                </span>
              </Td>
              <Td dataLabel={t('Version')}>
                <Mono>{operator.version ?? '–'}</Mono>
              </Td>
              <Td dataLabel={t('Channel')}>{operator.channel ?? '–'}</Td>
              <Td dataLabel={t('Serves')}>{servedText(operator, t)}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </SectionCard>
  );
}

type Props = {
  readonly installs: readonly InstalledOperator[];
};

function servedText({ managedNamespaces }: InstalledOperator, t: Translate): string {
  if (managedNamespaces === null) return '–';
  return managedNamespaces.length === 0 ? t('All namespaces') : t.list(managedNamespaces);
}
