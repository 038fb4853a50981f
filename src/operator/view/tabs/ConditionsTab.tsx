import { Stack, StackItem, Title } from '@patternfly/react-core';
import { conditionSets } from '~/olm/conditions/conditionSets';
import { useT } from '~/i18n';
import { ConditionsCard } from '~/operator/view/conditions/ConditionsCard';
import { PhasesCard } from '~/operator/view/conditions/PhasesCard';
import { UpdateVerdicts } from '~/operator/view/conditions/UpdateVerdicts';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import '~/operator/view/conditions/conditions.css';

/** Everything that OLM and the Operator say of its state: may it be updated, what is wrong, and which way it went. */
export function ConditionsTab({ details }: OperatorTabProps) {
  const t = useT();
  const { facts } = details;
  const sets = conditionSets(facts);
  return (
    <Stack hasGutter>
      <StackItem>
        <UpdateVerdicts details={details} />
      </StackItem>
      {sets.length > 0 && (
        <StackItem>
          <Title headingLevel="h2" size="lg" className="operator-hub__conditions-head">
            {t('What OLM says')}
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
            {t('Phases of its versions')}
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
