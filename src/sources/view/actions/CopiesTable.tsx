import { Button, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import type { GlobalCopies } from '~/sources/read/useCopiedCsvs';
import { all } from '~/kube/loadable';
import { copiesOf, copyKey } from '~/sources/rules/copiedCsvs';
import { useT } from '~/i18n';
import './actions.css';

/** The Operators that watch all namespaces, with the number of copies of each. */
export function CopiesTable({ copies }: { readonly copies: GlobalCopies }) {
  const t = useT();
  const { operators, counts, isCounting, countAgain } = copies;
  return (
    <LoadableView
      of={all({ operators, counts })}
      what={t('Copied CSVs')}
      skeleton={<Skeleton height="8rem" />}
      onRetry={countAgain}
    >
      {(known) => (
        <>
          <p>
            {t('{{count}} copy now.', { count: copiesOf(known.operators, known.counts) })}{' '}
            <Button variant="link" isInline isDisabled={isCounting} onClick={countAgain}>
              {t('Count again')}
            </Button>
          </p>
          {known.operators.length > 0 && (
            <Table
              variant="compact"
              aria-label={t('Operators that watch all namespaces')}
              gridBreakPoint=""
            >
              <Thead>
                <Tr>
                  <Th width={40}>{t('Operator')}</Th>
                  <Th width={40}>{t('Installed in')}</Th>
                  <Th className="operator-hub__copies-number">{t('Copies')}</Th>
                </Tr>
              </Thead>
              <Tbody>
                {known.operators.map((operator) => (
                  <Tr key={copyKey(operator)}>
                    <Td dataLabel={t('Operator')} dir="auto">
                      {operator.displayName}
                    </Td>
                    <Td dataLabel={t('Installed in')}>
                      <Mono>{operator.namespace}</Mono>
                    </Td>
                    <Td dataLabel={t('Copies')} className="operator-hub__copies-number">
                      {known.counts.get(copyKey(operator)) ?? 0}
                    </Td>
                  </Tr>
                ))}
              </Tbody>
            </Table>
          )}
        </>
      )}
    </LoadableView>
  );
}
