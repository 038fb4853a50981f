import {
  Stack,
  StackItem,
  Title,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Button,
} from '@patternfly/react-core';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import {
  type ConditionRow,
  type ConditionSet,
  conditionSets,
} from '~/olm/conditions/conditionSets';
import { useT } from '~/i18n';
import { UpgradeConditions } from '~/operator/view/conditions/UpgradeConditions';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { phaseHistory, unmetRequirements, type PhaseEntry } from '~/olm/conditions/csvHistory';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  ConditionCells,
  ToneLabel,
  UnmetRequirements,
} from '~/operator/view/conditions/ConditionCells';
import { Mono } from '~/ui/Mono';
import { useState } from 'react';
import '~/operator/view/conditions/conditions.css';

/** All conditions: whether updates are possible, the problems, and the history. */
export default function ConditionsTab({ details }: OperatorTabProps) {
  const t = useT();
  const { facts } = details;
  const sets = conditionSets(facts);
  return (
    <Stack hasGutter>
      <StackItem>
        <UpgradeConditions details={details} />
      </StackItem>
      {sets.length > 0 && (
        <StackItem>
          <Title headingLevel="h2" size="lg" className="operator-hub__conditions-head">
            {t('OLM conditions')}
          </Title>
          <div className="operator-hub__condition-cards">
            {sets.map((set) => (
              <ConditionsCard key={`${set.object.model.kind} ${set.object.name}`} set={set} />
            ))}
          </div>
        </StackItem>
      )}
      {facts.csvs.length > 0 && (
        <StackItem>
          <Title headingLevel="h2" size="lg" className="operator-hub__conditions-head">
            {t('CSV phases')}
          </Title>
          <div className="operator-hub__condition-cards">
            {facts.csvs.map((csv) => (
              <PhasesCard key={csv.metadata.name} csv={csv} namespace={facts.namespace} />
            ))}
          </div>
        </StackItem>
      )}
    </Stack>
  );
}

/** The phases of a ClusterServiceVersion, the current one first, with its unmet requirements. */
function PhasesCard({ csv, namespace }: Props) {
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
          t('No status reported yet')
        ) : (
          <PhaseTable phases={phases} label={t('CSV phases')} />
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

/**
 * The conditions of one object. The color shows the meaning of a status, because some types are problems when they are
 * True.
 */
function ConditionsCard({ set: { object, rows } }: { readonly set: ConditionSet }) {
  const t = useT();
  const { model, name, namespace } = object;
  const { group, version, kind } = model;
  return (
    <Card isCompact component="section" aria-label={`${kind} ${name}`}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink
            groupVersionKind={{ group, version, kind }}
            name={name}
            {...(namespace === null ? {} : { namespace })}
          />
        </CardTitle>
      </CardHeader>
      <CardBody>
        {rows.length === 0 ? (
          t('No status reported yet')
        ) : (
          <Rows rows={rows} label={t('OLM conditions')} />
        )}
      </CardBody>
    </Card>
  );
}

function Rows({ rows, label }: { readonly rows: readonly ConditionRow[]; readonly label: string }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={label} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={25}>{t('Condition')}</Th>
          <Th width={10}>{t('Status')}</Th>
          <Th>{t('Reason')}</Th>
          <Th width={20}>{t('Updated')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ condition, tone }, index) => (
          <Tr key={`${condition.type ?? ''} ${index}`}>
            <Td dataLabel={t('Condition')} modifier="breakWord">
              <Mono>{condition.type}</Mono>
            </Td>
            <Td dataLabel={t('Status')}>
              <ToneLabel tone={tone}>{condition.status ?? t('Not specified')}</ToneLabel>
            </Td>
            <ConditionCells
              reason={condition.reason ?? null}
              message={condition.message ?? null}
              since={condition.lastTransitionTime ?? null}
            />
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

/** The current phase first, with a few earlier ones. */
function PhaseTable({
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
            // The position is the only identity of an entry.
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

/** Past phases have no color, because they require no action. */
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
