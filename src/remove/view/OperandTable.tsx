import { type ReactNode, useState } from 'react';
import { Pagination } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { KeptOperand } from '~/remove/rules/inventory';
import { operandId } from '~/remove/rules/operands';
import { type Translate, useT } from '~/i18n';

/** Every operand of an API, some at a time. */
export function OperandTable({ operands, kind }: Props) {
  const t = useT();
  const [page, setPage] = useState(1);
  const start = (page - 1) * PER_PAGE;
  const shown = operands.slice(start, start + PER_PAGE);
  const columns = columnsFor(operands, t);
  return (
    <>
      <Table
        variant="compact"
        gridBreakPoint="grid-md"
        aria-label={t('Objects of {{kind}}', { kind })}
      >
        <Thead>
          <Tr>
            {columns.map(({ title }) => (
              <Th key={title}>{title}</Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((operand) => (
            <Tr key={operandId(operand)}>
              {columns.map(({ title, valueOf }) => (
                <Td key={title} dataLabel={title} modifier="breakWord">
                  {valueOf(operand)}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
      {operands.length > PER_PAGE && (
        <div className="operator-hub__uninstall-pages">
          {t('{{from}} to {{to}} of {{total}}', {
            from: start + 1,
            to: start + shown.length,
            total: operands.length,
          })}
          <Pagination
            isCompact
            itemCount={operands.length}
            perPage={PER_PAGE}
            perPageOptions={[]}
            page={page}
            onSetPage={(_, next) => {
              setPage(next);
            }}
            toggleTemplate={() => <></>}
            titles={{
              paginationAriaLabel: t('Pages of the objects of {{kind}}', { kind }),
              toPreviousPageAriaLabel: t('Previous page'),
              toNextPageAriaLabel: t('Next page'),
            }}
          />
        </div>
      )}
    </>
  );
}

type Props = { readonly operands: readonly KeptOperand[]; readonly kind: string };

const PER_PAGE = 10;

type Column = {
  readonly title: string;
  /** Empty: there is nothing to say. */
  readonly valueOf: (operand: KeptOperand) => ReactNode;
};

/** Those that say something of at least one of them. */
function columnsFor(operands: readonly KeptOperand[], t: Translate): readonly Column[] {
  const all: readonly Column[] = [
    { title: t('Name'), valueOf: ({ name }) => <Mono>{name}</Mono> },
    { title: t('Namespace'), valueOf: ({ namespace }) => namespace ?? '' },
    { title: t('Finalizers'), valueOf: ({ finalizers }) => t.list(finalizers) },
    { title: t('Note'), valueOf: (operand) => noteText(operand, t) },
  ];
  return all.filter(({ valueOf }) => operands.some((operand) => valueOf(operand) !== ''));
}

function noteText({ custody, isTerminating }: KeptOperand, t: Translate): string {
  if (isTerminating) return t('Being deleted');
  switch (custody) {
    case 'own':
      return '';
    case 'other':
      return t('Of another installation');
    case 'part':
      return t('Part of another object');
    case 'unsure':
      return t('Perhaps of another installation');
  }
}
