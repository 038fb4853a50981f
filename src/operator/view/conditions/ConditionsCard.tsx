import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Mono } from '~/ui/Mono';
import type { ConditionRow, ConditionSet } from '~/olm/conditions/conditionSets';
import { useT } from '~/i18n';
import { ConditionCells } from './ConditionCells';
import { ToneLabel } from './ToneLabel';

/** The conditions of one object: the colour says what a status means, as some types are bad news when they are True. */
export function ConditionsCard({ set: { object, rows } }: { readonly set: ConditionSet }) {
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
          t('OLM says nothing about it.')
        ) : (
          <Rows rows={rows} label={t('Conditions of {{kind}} {{name}}', { kind, name })} />
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
          <Th width={20}>{t('Since')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ condition, tone }, index) => (
          <Tr key={`${condition.type ?? ''} ${index}`}>
            <Td dataLabel={t('Condition')} modifier="breakWord">
              <Mono>{condition.type}</Mono>
            </Td>
            <Td dataLabel={t('Status')}>
              <ToneLabel tone={tone}>{condition.status ?? t('Not set')}</ToneLabel>
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
