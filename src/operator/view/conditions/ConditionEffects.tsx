import { useState } from 'react';
import {
  Title,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Button,
  Flex,
  FlexItem,
} from '@patternfly/react-core';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { MissingPermissions } from '~/ui/MissingPermissions';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';
import {
  OverrideConditionDialog,
  TakeBackOverrideDialog,
} from '~/operator/view/remedies/overrideActions';
import {
  effectsOf,
  type ConditionLayer,
  type ConditionEffect,
} from '~/olm/conditions/conditionEffects';
import { Mono } from '~/ui/Mono';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { ConditionCells, ToneLabel } from '~/operator/view/conditions/ConditionCells';
import { conclusionText, conclusionTone, sourceText } from '~/operator/view/texts';

/** Whether OLM can replace the installed version: the OperatorConditions and their overrides. */
export function ConditionEffects({ details: { facts, missing } }: Props) {
  const t = useT();
  const [opened, setOpened] = useState<OpenedOverride | null>(null);
  const { conditions, namespace } = facts;
  const Dialog = opened?.action === 'take-back' ? TakeBackOverrideDialog : OverrideConditionDialog;
  return (
    <section aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE} className="operator-hub__conditions-head">
        {t('Operator condition: Upgradeable')}
      </Title>
      {conditions === null && (
        <MissingPermissions
          missing={missing.filter(({ resource }) => resource === 'operatorconditions')}
          title={t('Unable to load OperatorConditions')}
        >
          <p>{t('Contact your cluster administrator for access.')}</p>
        </MissingPermissions>
      )}
      {conditions?.length === 0 && <p>{t('No OperatorCondition found. Updates are allowed.')}</p>}
      <div className="operator-hub__condition-cards">
        {conditions?.map((condition) => (
          <EffectCard
            key={condition.metadata.name}
            condition={condition}
            namespace={namespace}
            onOpen={setOpened}
          />
        ))}
      </div>
      {opened !== null && (
        <Dialog
          subject={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </section>
  );
}

type Props = { readonly details: OperatorDetails };

const TITLE = 'operator-hub-condition-effects';

/** One OperatorCondition: the Operator's value, an administrator's override, and the effective value. */
function EffectCard({ condition, namespace, onOpen }: EffectCardProps) {
  const t = useT();
  const { name } = condition.metadata;
  return (
    <Card isCompact component="section" aria-label={t('OperatorCondition {{name}}', { name })}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink groupVersionKind={KIND} name={name} namespace={namespace} />
        </CardTitle>
      </CardHeader>
      <CardBody className="operator-hub__condition-effects">
        {effectsOf(condition).map((effect) => (
          <Effect
            key={effect.type}
            effect={effect}
            onOpen={(action) => {
              onOpen({ action, condition, type: effect.type });
            }}
          />
        ))}
      </CardBody>
    </Card>
  );
}

type EffectCardProps = {
  readonly condition: OperatorConditionObject;
  readonly namespace: string;
  readonly onOpen: (opened: OpenedOverride) => void;
};

const KIND = { group: 'operators.coreos.com', version: 'v2', kind: 'OperatorCondition' } as const;

/** The values of one type, their origin, and the effect on OLM. */
function Effect({ effect, onOpen }: EffectProps) {
  const t = useT();
  const { type, layers, conclusion } = effect;
  const isOverridden = layers[0]?.source === 'override';
  return (
    <div>
      <Flex alignItems={{ default: 'alignItemsCenter' }}>
        <FlexItem>
          <Mono>{type}</Mono>
        </FlexItem>
        <FlexItem>
          <ToneLabel tone={conclusionTone(conclusion)}>{conclusionText(conclusion, t)}</ToneLabel>
        </FlexItem>
        <FlexItem align={{ default: 'alignRight' }}>
          {conclusion !== 'ignored' && (
            <>
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => {
                  onOpen('set');
                }}
              >
                {isOverridden ? t('Edit override') : t('Override')}
              </Button>{' '}
            </>
          )}
          {isOverridden && (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                onOpen('take-back');
              }}
            >
              {t('Remove override')}
            </Button>
          )}
        </FlexItem>
      </Flex>
      {layers.length > 0 && <Layers type={type} layers={layers} />}
    </div>
  );
}

type EffectProps = {
  readonly effect: ConditionEffect;
  readonly onOpen: (action: OverrideAction) => void;
};

function Layers({ type, layers }: Pick<ConditionEffect, 'type' | 'layers'>) {
  const t = useT();
  return (
    <Table
      variant="compact"
      aria-label={t('Reports of condition {{type}}', { type })}
      gridBreakPoint="grid-lg"
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Source')}</Th>
          <Th width={15}>{t('Status')}</Th>
          <Th>{t('Reason')}</Th>
          <Th width={20}>{t('Updated')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {layers.map((layer, index) => (
          <LayerRow key={`${layer.source} ${index}`} layer={layer} counts={index === 0} />
        ))}
      </Tbody>
    </Table>
  );
}

function LayerRow({ layer, counts }: { readonly layer: ConditionLayer; readonly counts: boolean }) {
  const t = useT();
  const { source, condition } = layer;
  const { status, reason, message, lastTransitionTime } = condition;
  return (
    <Tr>
      <Td dataLabel={t('Source')} modifier="breakWord">
        {counts ? <strong>{sourceText(source, t)}</strong> : sourceText(source, t)}
        {!counts && <div className="operator-hub__condition-words">{t('Ignored by OLM')}</div>}
      </Td>
      <Td dataLabel={t('Status')}>{status}</Td>
      <ConditionCells
        reason={reason ?? null}
        message={message ?? null}
        since={lastTransitionTime ?? null}
      />
    </Tr>
  );
}

type OperatorConditionObject = NonNullable<OperatorFacts['conditions']>[number];

/** The action for the override of a condition. */
type OverrideAction = 'set' | 'take-back';

/** A dialog for an override, with the object at the time it was opened. */
type OpenedOverride = {
  readonly action: OverrideAction;
  readonly condition: OperatorConditionObject;
  readonly type: string;
};
