import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { PlannedApiService } from '~/olm/workloads/workloads';
import { useT } from '~/i18n';

/** APIs that the API server hands over to the Operator: it sees every request for them. */
export function ApiServices({ services }: { readonly services: readonly PlannedApiService[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('APIServices')} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={40}>{t('APIService')}</Th>
          <Th width={25}>{t('Kind')}</Th>
          <Th>{t('Served by')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {services.map(({ id, name, kind, deployment }) => (
          <Tr key={id}>
            <Td dataLabel={t('APIService')} modifier="breakWord">
              <ResourceLink groupVersionKind={API_SERVICE} name={name} />
            </Td>
            <Td dataLabel={t('Kind')}>{kind}</Td>
            <Td dataLabel={t('Served by')} modifier="breakWord">
              <Mono>{deployment}</Mono>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

const API_SERVICE = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
} as const;
