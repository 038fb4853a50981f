import { useState } from 'react';
import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Button, Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import {
  type PhaseEntry,
  phaseHistory,
  unmetRequirements,
} from '~/domain/installed/conditions/csvHistory';
import type { OperatorFacts } from '~/domain/installed/diagnosis/operatorFacts';
import { useT } from '~/i18n';
import { ToneLabel } from './ToneLabel';
import { UnmetRequirements } from './UnmetRequirements';

/** The phases that a ClusterServiceVersion went through, the present one first, and what it still waits for. */
export function PhasesCard({ csv, namespace }: Props) {
  const t = useT();
  const { name } = csv.metadata;
  const phases = phaseHistory(csv);
  return (
    <Card isCompact component="section" aria-label={`${CSV.kind} ${name}`}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink groupVersionKind={CSV} name={name} namespace={namespace} />
        </CardTitle>
      </CardHeader>
      <CardBody>
        <UnmetRequirements requirements={unmetRequirements(csv)} />
        {phases.length === 0 ? (
          t('OLM has not looked at it yet.')
        ) : (
          <Phases phases={phases} label={t('Phases of {{name}}', { name })} />
        )}
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly csv: OperatorFacts['csvs'][number];
  readonly namespace: string;
};

const CSV = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'ClusterServiceVersion',
} as const;

function Phases({
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
            <Th width={15}>{t('Phase')}</Th>
            <Th width={20}>{t('Reason')}</Th>
            <Th width={45}>{t('Message')}</Th>
            <Th>{t('Since')}</Th>
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
      <Td dataLabel={t('Reason')} modifier="breakWord">
        {reason}
      </Td>
      <Td dataLabel={t('Message')} modifier="breakWord">
        {message}
      </Td>
      <Td dataLabel={t('Since')}>{since !== null && <Timestamp timestamp={since} />}</Td>
    </Tr>
  );
}
