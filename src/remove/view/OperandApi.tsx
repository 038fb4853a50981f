import { useId, useState, type ReactNode } from 'react';
import { Checkbox, Pagination } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Fold } from '~/ui/Fold';
import { usePermissionText } from '~/ui/permissionText';
import { withOperandsOf } from '~/remove/rules/choices';
import type { ApiInventory, KeptOperand, KeptOperands } from '~/remove/rules/inventory';
import {
  allOperands,
  countsByNamespace,
  operandId,
  operandOffer,
  ownOperands,
} from '~/remove/rules/operands';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import type { ChoiceProps } from '~/remove/view/ChoiceBox';
import { operandReason } from '~/remove/view/texts';

/** The operands of one API: their number, their namespaces, and the reason if they are not available. */
export function OperandApi({ one, inventory, choices, onChoices }: Props) {
  const t = useT();
  const id = useId();
  const offer = operandOffer(one, inventory);
  const { api } = one;
  const all = allOperands(one);
  const name = api.isInternal ? t('{{kind}} (for the Operator itself)', api) : api.kind;
  const isChosen = choices.operandsOf.includes(api.name);
  // Shown once if it applies to all.
  const why =
    offer.isOffered || offer.reason.kind === 'author' ? null : operandReason(offer.reason, t);
  return (
    <>
      {offer.isOffered ? (
        <Checkbox
          id={id}
          label={name}
          description={whereText(ownOperands(one), t)}
          isChecked={isChosen}
          onChange={(_, checked) => {
            onChoices(withOperandsOf(choices, [api.name], checked));
          }}
        />
      ) : (
        <p>
          {t('{{what}}: {{state}}', {
            what: name,
            state: all.length === 0 ? why : whereText(all, t),
          })}{' '}
          {all.length > 0 && why}
        </p>
      )}
      {one.operands.status === 'ready' && one.operands.data !== null && (
        <Unseen list={one.operands.data} />
      )}
      {all.length > 0 && (
        <Fold title={t('Show {{count}} {{kind}} instances', { count: all.length, kind: api.kind })}>
          <OperandTable operands={all} kind={api.kind} />
        </Fold>
      )}
    </>
  );
}

type Props = ChoiceProps & { readonly one: ApiInventory };

/** The numbers by namespace, and the number with finalizers. */
function whereText(operands: readonly KeptOperand[], t: Translate): string {
  const counts = countsByNamespace(operands);
  const places = counts
    .slice(0, MOST_PLACES)
    .map(({ namespace, count }) =>
      namespace === null
        ? t('{{count}} cluster-wide', { count })
        : t('{{count}} in namespace {{namespace}}', { count, namespace }),
    );
  const others = counts.length - places.length;
  const more = others > 0 ? [t('and in {{count}} more namespace', { count: others })] : [];
  const held = operands.filter(({ finalizers }) => finalizers.length > 0).length;
  const finalizers = held > 0 ? [t('{{count}} with finalizers', { count: held })] : [];
  return [t.list([...places, ...more]), ...finalizers].join(' · ');
}

const MOST_PLACES = 3;

/** Namespaces that might contain more. */
function Unseen({ list: { unseen, missing, isEverywhere } }: { readonly list: KeptOperands }) {
  const t = useT();
  const permissionText = usePermissionText();
  if (isEverywhere || missing === null) return null;
  return (
    <p>
      {unseen.length > 0
        ? t('Unable to check {{count}} namespaces.', { count: unseen.length })
        : t('Only namespaces that you can view were checked.')}{' '}
      {t('You do not have permission to {{permission}}.', { permission: permissionText(missing) })}
    </p>
  );
}

/** Every operand of an API, in pages. */
function OperandTable({ operands, kind }: OperandTableProps) {
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
        aria-label={t('{{kind}} instances', { kind })}
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
              paginationAriaLabel: t('Pagination of {{kind}} instances', { kind }),
              toPreviousPageAriaLabel: t('Previous page'),
              toNextPageAriaLabel: t('Next page'),
            }}
          />
        </div>
      )}
    </>
  );
}

type OperandTableProps = { readonly operands: readonly KeptOperand[]; readonly kind: string };

const PER_PAGE = 10;

type Column = {
  readonly title: string;
  /** Empty: no value. */
  readonly valueOf: (operand: KeptOperand) => ReactNode;
};

/** The columns with at least one value. */
function columnsFor(operands: readonly KeptOperand[], t: Translate): readonly Column[] {
  const all: readonly Column[] = [
    { title: t('Name'), valueOf: ({ name }) => <Mono>{name}</Mono> },
    { title: t('Namespace'), valueOf: ({ namespace }) => namespace ?? '' },
    { title: t('Finalizers'), valueOf: ({ finalizers }) => t.list(finalizers) },
    { title: t('Note'), valueOf: (operand) => noteText(operand, t) },
  ];
  return all.filter(({ valueOf }) => operands.some((operand) => valueOf(operand) !== ''));
}

function noteText({ manager, isTerminating }: KeptOperand, t: Translate): string {
  if (isTerminating) return t('Terminating');
  switch (manager) {
    case 'own':
      return '';
    case 'other':
      return t('Managed by another installation');
    case 'part':
      return t('Owned by another resource');
    case 'unsure':
      return t('Might be managed by another installation');
  }
}
