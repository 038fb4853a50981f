import { useState } from 'react';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { Button } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { ObjectGroup, OperatorObject } from '~/operator/rules/operatorObjects';
import { type Texts, type Translate, useT } from '~/i18n';
import type { ConditionTone } from '~/olm/conditions/conditionTone';
import { ToneLabel } from '~/operator/view/conditions/ConditionCells';

/** The objects of an Operator by kind, in the order of their creation. */
export function ObjectsTable({ groups, namespace, isListed }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Operator resources')} gridBreakPoint="grid-xl">
      <Thead>
        <Tr>
          <Th width={25}>{t('Kind')}</Th>
          <Th width={30}>{t('Name')}</Th>
          <Th width={15}>{t('Namespace')}</Th>
          <Th width={10}>{t('Status')}</Th>
          <Th width={20}>{t('Created by')}</Th>
        </Tr>
      </Thead>
      {groups.map((group) => (
        <GroupRows key={group.kind} group={group} namespace={namespace} isListed={isListed} />
      ))}
    </Table>
  );
}

type Context = {
  /** Of the Operator. */
  readonly namespace: string;
  /** OLM lists them, so that they exist. */
  readonly isListed: boolean;
};

type Props = Context & { readonly groups: readonly ObjectGroup[] };

/** Large Operators have hundreds of objects of one or two kinds. */
function GroupRows({ group: { objects }, ...context }: GroupProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? objects : objects.slice(0, FEW);
  return (
    <Tbody>
      {shown.map((object) => (
        <ObjectRow key={object.id} object={object} {...context} />
      ))}
      {shown.length < objects.length && (
        <Tr>
          <Td colSpan={5}>
            <Button
              variant="link"
              onClick={() => {
                setWhole(true);
              }}
            >
              {t('Show {{count}} more', { count: objects.length - shown.length })}
            </Button>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}

type GroupProps = Context & { readonly group: ObjectGroup };

const FEW = 30;

function ObjectRow({ object, namespace, isListed }: Context & { readonly object: OperatorObject }) {
  const t = useT();
  const { group, version, kind, name, createdBy } = object;
  const type = group === '' ? { version, kind } : { group, version, kind };
  return (
    <Tr>
      <Td dataLabel={t('Kind')} modifier="breakWord">
        {kind}
      </Td>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <ResourceLink
          groupVersionKind={type}
          name={name}
          linkTo={object.note !== 'absent'}
          {...(object.namespace === null ? {} : { namespace: object.namespace })}
        />
      </Td>
      <Td dataLabel={t('Namespace')} modifier="breakWord">
        {object.namespace ?? t('Cluster-scoped')}
      </Td>
      <Td dataLabel={t('Status')} modifier="breakWord">
        <ObjectState object={object} isListed={isListed} />
      </Td>
      <Td dataLabel={t('Created by')} modifier="breakWord">
        {createdBy === null ? (
          '–'
        ) : (
          <ResourceLink
            groupVersionKind={{ ...OLM, kind: createdBy.kind }}
            name={createdBy.name}
            namespace={namespace}
          />
        )}
      </Td>
    </Tr>
  );
}

const OLM = { group: 'operators.coreos.com', version: 'v1alpha1' } as const;

/** The state of an object by its conditions, with its problems. */
function ObjectState({ object, isListed }: ObjectStateProps) {
  const t = useT();
  const { tone, condition, note } = object;
  if (note !== null) {
    return (
      <>
        <ToneLabel tone="warning">{noteName(note, t)}</ToneLabel>
        <Words>{noteText(note, t)}</Words>
      </>
    );
  }
  if (condition === null) return isListed ? t('Exists') : t('Unknown');
  return (
    <>
      <ToneLabel tone={tone}>{TONE_TEXTS[tone](t)}</ToneLabel>
      {tone !== 'success' && (
        <Words>{condition.message ?? condition.reason ?? condition.type}</Words>
      )}
    </>
  );
}

type ObjectStateProps = {
  readonly object: OperatorObject;
  /** OLM lists it, so that it exists. */
  readonly isListed: boolean;
};

function Words({ children }: { readonly children: string | undefined }) {
  return <div className="operator-hub__object-words">{children}</div>;
}

function noteName(note: NonNullable<OperatorObject['note']>, t: Translate): string {
  switch (note) {
    case 'leftover':
      return t('Leftover');
    case 'absent':
      return t('Not found');
  }
}

function noteText(note: NonNullable<OperatorObject['note']>, t: Translate): string {
  switch (note) {
    case 'leftover':
      return t('No longer owned by a CSV in this namespace.');
    case 'absent':
      return t('Required by the CSV but not listed by OLM.');
  }
}

const TONE_TEXTS: Texts<ConditionTone> = {
  danger: (t) => t('Degraded'),
  warning: (t) => t('Risk'),
  progress: (t) => t('In progress'),
  success: (t) => t('OK'),
  neutral: (t) => t('Exists'),
};
