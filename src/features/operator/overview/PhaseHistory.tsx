import { useState } from 'react';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Button, Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { phaseHistory } from '~/domain/installed/page/csvHistory';
import { useT } from '~/i18n';
import type { CsvProps } from './csvProps';

/** The phases of the ClusterServiceVersion in OLM's words, newest first. */
export function PhaseHistory({ csv }: CsvProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const history = phaseHistory(csv);
  const shown = isOpen ? history : history.slice(0, FIRST);
  const hidden = history.length - shown.length;
  if (history.length === 0) return null;
  const title = t('Phases of the ClusterServiceVersion');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <Table variant="compact" aria-label={title} gridBreakPoint="grid-md">
          <Thead>
            <Tr>
              <Th width={15}>{t('Phase')}</Th>
              <Th width={20}>{t('Since')}</Th>
              <Th width={25}>{t('Reason')}</Th>
              <Th>{t('Message')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {shown.map(({ phase, reason, message, at }, index) => (
              <Tr key={`${String(history.length - index)} ${phase}`}>
                <Td dataLabel={t('Phase')}>{phase}</Td>
                <Td dataLabel={t('Since')} modifier="nowrap">
                  {at === null ? '–' : <Timestamp timestamp={at} simple />}
                </Td>
                <Td dataLabel={t('Reason')} modifier="breakWord">
                  {reason}
                </Td>
                <Td dataLabel={t('Message')} modifier="breakWord">
                  {message}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
        {hidden > 0 && (
          <Button
            variant="link"
            isInline
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('Show {{count}} more', { count: hidden })}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

/** What happened last; OLM remembers up to twenty. */
const FIRST = 4;
