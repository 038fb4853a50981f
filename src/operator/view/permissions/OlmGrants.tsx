import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { OlmGrant } from '~/operator/rules/olmGrants';
import { type Translate, useT } from '~/i18n';
import { RbacLink } from './RbacLink';

/** What OLM gives by itself, and what each of it is for. */
export function OlmGrants({ grants }: { readonly grants: readonly OlmGrant[] }) {
  const t = useT();
  return (
    <>
      <p className="operator-hub__power-reason">
        {t(
          'The ClusterServiceVersion does not ask for these. OLM gives them where they are needed.',
        )}
      </p>
      <Table variant="compact" aria-label={t('Given by OLM')} gridBreakPoint="grid-xl">
        <Thead>
          <Tr>
            <Th width={20}>{t('Role')}</Th>
            <Th width={20}>{t('Bound by')}</Th>
            <Th width={20}>{t('Granted to')}</Th>
            <Th width={15}>{t('Where')}</Th>
            <Th>{t('What for')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </Tbody>
      </Table>
    </>
  );
}

function GrantRow({ grant }: { readonly grant: OlmGrant }) {
  const t = useT();
  const { role, binding, accounts, namespace } = grant;
  return (
    <Tr>
      <Td dataLabel={t('Role')} modifier="breakWord">
        {role === null ? t('ClusterRole with a generated name') : <RbacLink {...role} />}
      </Td>
      <Td dataLabel={t('Bound by')} modifier="breakWord">
        {binding === null ? (
          t('ClusterRoleBinding with a generated name')
        ) : (
          <RbacLink {...binding} />
        )}
      </Td>
      <Td dataLabel={t('Granted to')} modifier="breakWord">
        {t.list(accounts)}
      </Td>
      <Td dataLabel={t('Where')} modifier="breakWord">
        {namespace ?? t('Whole cluster')}
      </Td>
      <Td dataLabel={t('What for')}>{purposeText(grant, t)}</Td>
    </Tr>
  );
}

function purposeText({ purpose, deployment }: OlmGrant, t: Translate): string {
  switch (purpose) {
    case 'condition':
      return t('To say in its own OperatorCondition whether it may be updated');
    case 'namespaces':
      return t('To see all namespaces, as it watches all of them');
    case 'certificate':
      return t('To read the certificate that OLM made for Deployment {{name}}', {
        name: deployment ?? '',
      });
    case 'delegation':
      return t('To ask the API server who sends a request, and whether they may');
    case 'authentication':
      return t('To tell requests of the API server from those of others');
  }
}
