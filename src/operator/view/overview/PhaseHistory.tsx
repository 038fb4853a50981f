import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { phaseHistory } from '~/olm/conditions/csvHistory';
import { useT } from '~/i18n';
import { PhaseTable } from '~/operator/view/conditions/PhaseTable';
import type { CsvProps } from './csvProps';

/** The phases of the ClusterServiceVersion in OLM's words, newest first. */
export function PhaseHistory({ csv }: CsvProps) {
  const t = useT();
  const phases = phaseHistory(csv);
  if (phases.length === 0) return null;
  const title = t('Phases of the ClusterServiceVersion');
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <PhaseTable phases={phases} label={title} />
      </CardBody>
    </Card>
  );
}
