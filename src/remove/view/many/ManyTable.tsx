import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import type { ManySteps } from '~/remove/rules/manySteps';
import { useT } from '~/i18n';
import { StayingList } from '~/remove/view/RemainsList';
import { GoingList } from '~/remove/view/WhatGoes';

/** What goes of each Operator, and what stays of it. */
export function ManyTable({ removals, unread }: Props) {
  const t = useT();
  return (
    <Table
      variant="compact"
      gridBreakPoint="grid-lg"
      aria-label={t('What goes and what stays')}
      className="operator-hub__uninstall-table"
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Operator')}</Th>
          <Th width={40}>{t('What goes')}</Th>
          <Th width={40}>{t('What stays behind')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {removals.map(({ operator, inventory, steps, remains }) => (
          <Tr key={operator.id} data-test="uninstall-row">
            <Td dataLabel={t('Operator')} modifier="breakWord">
              {t('{{name}} in {{namespace}}', {
                name: operator.displayName,
                namespace: operator.namespace,
              })}
            </Td>
            <Td dataLabel={t('What goes')} modifier="breakWord">
              <GoingList inventory={inventory} steps={steps} />
            </Td>
            <Td dataLabel={t('What stays behind')} modifier="breakWord">
              <StayingList
                remains={remains}
                areKnown={unread.every(({ namespace }) => namespace !== operator.namespace)}
              />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly removals: readonly ManySteps[];
  /** Namespaces of which it is not known what is installed in them. */
  readonly unread: readonly NamespaceRead[];
};
