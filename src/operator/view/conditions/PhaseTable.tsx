import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PhaseEntry } from '~/olm/conditions/csvHistory';
import { useT } from '~/i18n';
import { ConditionCells } from './ConditionCells';
import { ToneLabel } from './ToneLabel';

/** The present phase first, a few of those before it at once. */
export function PhaseTable({
  phases,
  label,
}: {
  readonly phases: readonly PhaseEntry[];
  readonly label: string;
}) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? phases : phases.slice(0, FEW);
  return (
    <>
      <Table variant="compact" aria-label={label} gridBreakPoint="grid-lg">
        <Thead>
          <Tr>
            <Th width={20}>{t('Phase')}</Th>
            <Th>{t('Reason')}</Th>
            <Th width={30}>{t('Updated')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {shown.map((entry, index) => (
            // Entries have no identity but their place.
            <PhaseRow key={phases.length - index} entry={entry} isPresent={index === 0} />
          ))}
        </Tbody>
      </Table>
      {shown.length < phases.length && (
        <Button
          variant="link"
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('Show {{count}} earlier', { count: phases.length - shown.length })}
        </Button>
      )}
    </>
  );
}

const FEW = 6;

/** What is over has no colour: it asks for nothing any more. */
function PhaseRow({
  entry,
  isPresent,
}: {
  readonly entry: PhaseEntry;
  readonly isPresent: boolean;
}) {
  const t = useT();
  const { phase, reason, message, since, tone } = entry;
  return (
    <Tr>
      <Td dataLabel={t('Phase')}>
        <ToneLabel tone={isPresent ? tone : 'neutral'}>{phase}</ToneLabel>
      </Td>
      <ConditionCells reason={reason} message={message} since={since} />
    </Tr>
  );
}
