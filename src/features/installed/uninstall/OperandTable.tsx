import { useState } from 'react';
import { Pagination } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/components/Mono';
import type { KeptOperand } from '~/domain/uninstall/inventory';
import { operandId } from '~/domain/uninstall/operands';
import { type Translate, useT } from '~/i18n';

/** Every operand of an API, some at a time. */
export function OperandTable({ operands, kind }: Props) {
  const t = useT();
  const [page, setPage] = useState(1);
  const shown = operands.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <>
      <Table
        variant="compact"
        gridBreakPoint="grid-md"
        aria-label={t('Objects of {{kind}}', { kind })}
      >
        <Thead>
          <Tr>
            <Th>{t('Name')}</Th>
            <Th>{t('Namespace')}</Th>
            <Th>{t('Finalizers')}</Th>
            <Th>{t('Note')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((operand) => (
            <Tr key={operandId(operand)}>
              <Td dataLabel={t('Name')} modifier="breakWord">
                <Mono>{operand.name}</Mono>
              </Td>
              <Td dataLabel={t('Namespace')} modifier="breakWord">
                {operand.namespace ?? '–'}
              </Td>
              <Td dataLabel={t('Finalizers')} modifier="breakWord">
                {operand.finalizers.length === 0 ? '–' : operand.finalizers.join(', ')}
              </Td>
              <Td dataLabel={t('Note')}>{noteText(operand, t)}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {operands.length > PER_PAGE && (
        <Pagination
          isCompact
          itemCount={operands.length}
          perPage={PER_PAGE}
          perPageOptions={[]}
          page={page}
          onSetPage={(_, next) => {
            setPage(next);
          }}
          titles={{ paginationAriaLabel: t('Pages of the objects of {{kind}}', { kind }) }}
        />
      )}
    </>
  );
}

type Props = { readonly operands: readonly KeptOperand[]; readonly kind: string };

const PER_PAGE = 10;

function noteText({ custody, isTerminating }: KeptOperand, t: Translate): string {
  if (isTerminating) return t('Being deleted');
  switch (custody) {
    case 'own':
      return '–';
    case 'other':
      return t('Of another installation');
    case 'part':
      return t('Part of another object');
    case 'unsure':
      return t('Perhaps of another installation');
  }
}
