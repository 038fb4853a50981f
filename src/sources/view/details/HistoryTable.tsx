import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { SourceHistory } from '~/sources/read/useSourceHistory';
import type { HistoryEntry } from '~/sources/rules/sourceHistory';
import { useT } from '~/i18n';
import { historyText } from './historyText';

/** One line for each happening, the newest first. */
export function HistoryTable({ history: { entries, remembered } }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-lg" aria-label={t('History')}>
      <Thead>
        <Tr>
          <Th width={20}>{t('When')}</Th>
          <Th>{t('What happened')}</Th>
          <Th modifier="fitContent">{t('How often')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} isRemembered={remembered.has(entry.id)} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = { readonly history: SourceHistory };

function HistoryRow({ entry, isRemembered }: RowProps) {
  const t = useT();
  const { at, words, isWarning, count } = entry;
  return (
    <Tr>
      <Td dataLabel={t('When')} modifier="nowrap">
        <Timestamp timestamp={at} simple />
      </Td>
      <Td dataLabel={t('What happened')} modifier="breakWord">
        {/* In a stacked table a cell is a grid: one element beside its label. */}
        <div>
          {isWarning && (
            <Label isCompact status="warning">
              {t('Warning')}
            </Label>
          )}{' '}
          {historyText(entry, t)}
          {isRemembered && (
            <>
              {' '}
              <Label isCompact variant="outline">
                {t('Seen by this page')}
              </Label>
            </>
          )}
          {words !== '' && <div className="operator-hub__source-note">{words}</div>}
        </div>
      </Td>
      <Td dataLabel={t('How often')}>{count}</Td>
    </Tr>
  );
}

type RowProps = { readonly entry: HistoryEntry; readonly isRemembered: boolean };
