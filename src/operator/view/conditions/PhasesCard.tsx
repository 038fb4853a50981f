import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { phaseHistory, unmetRequirements } from '~/olm/conditions/csvHistory';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { useT } from '~/i18n';
import { PhaseTable } from './PhaseTable';
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
          <PhaseTable phases={phases} label={t('Phases of {{name}}', { name })} />
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
