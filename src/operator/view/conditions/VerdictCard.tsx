import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { verdictsOf } from '~/olm/conditions/operatorVerdict';
import { useT } from '~/i18n';
import { Verdict } from './Verdict';
import type { OpenedOverride, OperatorConditionObject } from './openedOverride';

/** One OperatorCondition: what the Operator says about being replaced, what an administrator says instead, and what counts. */
export function VerdictCard({ condition, namespace, onOpen }: Props) {
  const t = useT();
  const { name } = condition.metadata;
  return (
    <Card isCompact component="section" aria-label={t('OperatorCondition {{name}}', { name })}>
      <CardHeader>
        <CardTitle component="h3">
          <ResourceLink groupVersionKind={KIND} name={name} namespace={namespace} />
        </CardTitle>
      </CardHeader>
      <CardBody className="operator-hub__verdicts">
        {verdictsOf(condition).map((verdict) => (
          <Verdict
            key={verdict.type}
            verdict={verdict}
            onOpen={(action) => {
              onOpen({ action, condition, type: verdict.type });
            }}
          />
        ))}
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly condition: OperatorConditionObject;
  readonly namespace: string;
  readonly onOpen: (opened: OpenedOverride) => void;
};

const KIND = { group: 'operators.coreos.com', version: 'v2', kind: 'OperatorCondition' } as const;
