import { useState } from 'react';
import { Title } from '@patternfly/react-core';
import { MissingRights } from '~/ui/MissingRights';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';
import { OverrideConditionDialog } from '~/operator/view/remedies/OverrideConditionDialog';
import { TakeBackOverrideDialog } from '~/operator/view/remedies/TakeBackOverrideDialog';
import { VerdictCard } from './VerdictCard';
import type { OpenedOverride } from './openedOverride';

/** Whether OLM may replace the installed version: the OperatorConditions, and the overrides of them. */
export function UpdateVerdicts({ details: { facts, missing } }: Props) {
  const t = useT();
  const [opened, setOpened] = useState<OpenedOverride | null>(null);
  const { conditions, namespace } = facts;
  return (
    <section aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE} className="operator-hub__conditions-head">
        {t('Whether OLM may update it')}
      </Title>
      {conditions === null && (
        <MissingRights
          missing={missing.filter(({ resource }) => resource === 'operatorconditions')}
          title={t('The OperatorConditions could not be read')}
        >
          <p>{t('A cluster administrator can see them, and override them.')}</p>
        </MissingRights>
      )}
      {conditions?.length === 0 && (
        <p>{t('There is no OperatorCondition: OLM may update the Operator at any time.')}</p>
      )}
      <div className="operator-hub__condition-cards">
        {conditions?.map((condition) => (
          <VerdictCard
            key={condition.metadata.name}
            condition={condition}
            namespace={namespace}
            onOpen={setOpened}
          />
        ))}
      </div>
      {opened !== null && (
        <OverrideDialog
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </section>
  );
}

type Props = { readonly details: OperatorDetails };

const TITLE = 'operator-hub-update-verdicts';

function OverrideDialog({ opened, onClose }: DialogProps) {
  const { action, condition, type } = opened;
  switch (action) {
    case 'set':
      return <OverrideConditionDialog condition={condition} type={type} onClose={onClose} />;
    case 'take-back':
      return <TakeBackOverrideDialog condition={condition} type={type} onClose={onClose} />;
  }
}

type DialogProps = { readonly opened: OpenedOverride; readonly onClose: () => void };
