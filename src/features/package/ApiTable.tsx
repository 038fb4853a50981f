import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { ProvidedApi } from '~/domain/catalog/operatorPackage';
import { useT } from '~/i18n';

/** APIs with what their author says about them (OD-009 to OD-012); nothing when there are none. */
export function ApiTable({ title, apis }: Props) {
  const t = useT();
  if (apis.length === 0) return null;
  return (
    <Card>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <Table variant="compact" aria-label={title}>
          <Thead>
            <Tr>
              <Th width={25}>{t('Kind')}</Th>
              <Th width={30}>{t('Group and version')}</Th>
              <Th>{t('Description')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {apis.map((api) => (
              <Tr key={`${api.name}/${api.version}`}>
                <Td dataLabel={t('Kind')} modifier="breakWord">
                  {api.kind}
                </Td>
                <Td dataLabel={t('Group and version')} modifier="breakWord">
                  <span className="operator-hub__mono">{`${api.group}/${api.version}`}</span>
                </Td>
                <Td dataLabel={t('Description')} modifier="breakWord">
                  {api.description}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
}

type Props = { readonly title: string; readonly apis: readonly ProvidedApi[] };
