import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { useInstanceCount } from '~/operator/read/useInstanceCount';
import type { RequiredApi } from '~/olm/installed/operatorApis';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The APIs that others have to provide, and who does. */
export function RequiredApis({ apis, namespace }: Props) {
  const t = useT();
  const title = t('Required APIs');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <Table variant="compact" aria-label={title} gridBreakPoint="grid-md">
          <Thead>
            <Tr>
              <Th>{t('Kind')}</Th>
              <Th>{t('Group and versions')}</Th>
              <Th>{t('Provided by')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {apis.map((api) => (
              <Tr key={api.name}>
                <Td dataLabel={t('Kind')}>{api.kind}</Td>
                <Td dataLabel={t('Group and versions')} modifier="breakWord">
                  <Mono>{`${api.group}: ${api.versions.join(', ')}`}</Mono>
                </Td>
                <Td dataLabel={t('Provided by')}>
                  <Providers api={api} namespace={namespace} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
}

type Props = { readonly apis: readonly RequiredApi[]; readonly namespace: string };

function Providers({ api, namespace }: { readonly api: RequiredApi; readonly namespace: string }) {
  const t = useT();
  const count = useInstanceCount(api, namespace);
  if (api.providers.length > 0) {
    return api.providers.map((name) => (
      <div key={name}>
        <Link to={routes.operator(namespace, name)}>{name}</Link>
      </div>
    ));
  }
  if (count.status === 'loading') return t('Looking for it');
  if (count.status === 'failed' && count.failure.kind === 'not-found') {
    return t('Nobody: the cluster does not serve it');
  }
  return t('Somebody outside this namespace');
}
