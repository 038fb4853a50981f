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
import { overrideAction, takeBackAction } from '~/operator/view/remedies/overrideActions';
import { OneAction } from '~/operator/view/remedies/OneAction';
import type { ActionOf } from '~/ui/calls/action';
import { useOpenDialog } from '~/ui/DialogProvider';
import {
  conditionValues,
  type ConditionLayer,
  type ConditionValues,
} from '~/olm/conditions/conditionValues';
import { Mono } from '~/ui/Mono';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { ConditionCells, ToneLabel } from './ConditionCells';
import { conclusionText, conclusionTone, sourceText } from '~/operator/view/texts';

/** Whether OLM can replace the installed version: the OperatorConditions and their overrides. */
export function UpgradeConditions({ details: { facts, missing } }: Props) {
  const t = useT();
  const { conditions, namespace } = facts;
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
          <p>{t('Contact your cluster administrator.')}</p>
        </MissingPermissions>
      )}
      {conditions?.length === 0 && <p>{t('No OperatorCondition found. Updates are allowed.')}</p>}
      <div className="operator-hub__condition-cards">
        {conditions?.map((condition) => (
          <ConditionCard
            key={condition.metadata.name}
            condition={condition}
            namespace={namespace}
          />
        ))}
      </div>
    </section>
  );
}

type Props = { readonly details: OperatorDetails };

const TITLE = 'operator-hub-condition-effects';

/** One OperatorCondition: the Operator's value, an administrator's override, and the effective value. */
function ConditionCard({ condition, namespace }: ConditionCardProps) {
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
        {conditionValues(condition).map((values) => (
          <Values key={values.type} values={values} condition={condition} />
        ))}
      </CardBody>
    </Card>
  );
}

type ConditionCardProps = {
  readonly condition: OperatorConditionObject;
  readonly namespace: string;
};

const KIND = { group: 'operators.coreos.com', version: 'v2', kind: 'OperatorCondition' } as const;

/** The values of one type, their origin, and the effect on OLM. */
function Values({ values, condition }: ValuesProps) {
  const t = useT();
  const openDialog = useOpenDialog();
  const open = (action: ActionOf) => {
    openDialog((onClose) => <OneAction action={action} onClose={onClose} />);
  };
  const { type, layers, conclusion } = values;
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
                  open(overrideAction(condition, type, t));
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
                open(() => takeBackAction(condition, type, t));
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

type ValuesProps = {
  readonly values: ConditionValues;
  readonly condition: OperatorConditionObject;
};

function Layers({ type, layers }: Pick<ConditionValues, 'type' | 'layers'>) {
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
