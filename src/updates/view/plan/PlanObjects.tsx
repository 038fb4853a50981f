import { useState } from 'react';
import { Stack, StackItem, Title, Skeleton } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PlanObject } from '~/olm/plans/planContent';
import type { LiveObject } from '~/updates/rules/review/comparison';
import type { ObjectState } from '~/updates/rules/review/objectChanges';
import type { ComparedPlan, ObjectReader } from '~/updates/rules/review/planDelta';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { ExpandCell } from '~/ui/ExpandCell';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { ChangeLabel } from '~/updates/view/review/ChangeLabel';
import type { JsonRecord } from '~/kube/json';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { LineDiffView } from '~/ui/LineDiffView';
import { YamlText } from '~/updates/view/review/YamlText';
import { usePromise } from '~/updates/view/review/usePromise';
import { StepStatus } from './StepStatus';
import '../review/objectDetail.css';

/** Every object of a plan by Operator, in OLM's order, with its difference and its YAML. */
export function PlanObjects({ objects, changes, compared, reader }: Props) {
  const t = useT();
  const shown = shownObjects(objects, compared);
  return (
    <Stack hasGutter>
      {changes.map((change) => {
        const own = shown.filter(({ object }) => object.csvName === change.csvName);
        return (
          <StackItem key={change.csvName}>
            <Title headingLevel="h3" size="md">
              <PlanChangeText change={change} />
            </Title>
            {own.length === 0 ? (
              <p>{t('Resources are not listed yet.')}</p>
            ) : (
              <Objects objects={own} csvName={change.csvName} reader={reader} />
            )}
          </StackItem>
        );
      })}
    </Stack>
  );
}

type Props = {
  readonly objects: readonly PlanObject[];
  readonly changes: readonly PlanChange[];
  /** `null`: not compared with the cluster. */
  readonly compared: ComparedPlan | null;
  readonly reader: ObjectReader;
};

type ShownObject = {
  readonly object: PlanObject;
  readonly before: LiveObject | null;
  readonly state: ObjectState | null;
};

function shownObjects(
  objects: readonly PlanObject[],
  compared: ComparedPlan | null,
): readonly ShownObject[] {
  const before = new Map(compared?.objects.map((one) => [one.after.id, one.before]));
  const states = new Map(compared?.delta.objects.map(({ id, state }) => [id, state]));
  return objects.map((object) => ({
    object,
    before: before.get(object.id) ?? null,
    state: states.get(object.id) ?? null,
  }));
}

function Objects({ objects, csvName, reader }: ObjectsProps) {
  const t = useT();
  const isReadable = objects.some(({ object }) => object.manifest !== null);
  const isCompared = objects.some(({ state }) => state !== null);
  // The actions of a pending plan are already listed. Unstarted steps need no status.
  const isBegun = !isCompared || objects.some(({ object }) => !OPEN.includes(object.status));
  return (
    <Table
      variant="compact"
      isExpandable={isReadable}
      aria-label={t('Changes to {{name}}', { name: csvName })}
      gridBreakPoint="grid-md"
    >
      <Thead>
        <Tr>
          {isReadable && <Th screenReaderText={isCompared ? t('Changes') : t('YAML')} />}
          <Th width={25}>{t('Kind')}</Th>
          <Th>{t('Name')}</Th>
          {isCompared && <Th width={15}>{t('Change')}</Th>}
          {isBegun && <Th width={20}>{t('Status')}</Th>}
        </Tr>
      </Thead>
      {objects.map((shown) => (
        <ObjectRows
          key={shown.object.id}
          shown={shown}
          table={{ isReadable, isCompared, isBegun }}
          reader={reader}
        />
      ))}
    </Table>
  );
}

/** IP-004: the statuses of unfinished steps. */
const OPEN: readonly string[] = ['Unknown', 'NotPresent'];

type ObjectsProps = {
  readonly objects: readonly ShownObject[];
  readonly csvName: string;
  readonly reader: ObjectReader;
};

type RowProps = {
  readonly shown: ShownObject;
  readonly table: {
    /** An object of it has a readable manifest. */
    readonly isReadable: boolean;
    readonly isCompared: boolean;
    /** OLM started the plan. */
    readonly isBegun: boolean;
  };
  readonly reader: ObjectReader;
};

/** The content of a row is rendered when it is opened. */
function ObjectRows({ shown, table: { isReadable, isCompared, isBegun }, reader }: RowProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { object, before, state } = shown;
  const { kind, group, version, name, status, manifest } = object;
  return (
    <Tbody isExpanded={isOpen}>
      <Tr>
        {isReadable &&
          (manifest === null ? (
            <Td />
          ) : (
            <ExpandCell
              name={t('Details of {{kind}} {{name}}', { kind, name })}
              isExpanded={isOpen}
              onToggle={() => {
                setOpen(!isOpen);
              }}
            />
          ))}
        <Td dataLabel={t('Kind')} modifier="breakWord">
          <span title={group === '' ? version : `${group}/${version}`}>{kind}</span>
        </Td>
        <Td dataLabel={t('Name')} modifier="breakWord">
          <Mono>{name}</Mono>
        </Td>
        {isCompared && <ChangeCell state={state} />}
        {isBegun && (
          <Td dataLabel={t('Status')}>
            <StepStatus status={status} />
          </Td>
        )}
      </Tr>
      {isOpen && manifest !== null && (
        <Tr isExpanded>
          <Td />
          <Td colSpan={isCompared && isBegun ? 4 : 3}>
            <ExpandableRowContent>
              <ObjectDetail object={object} before={before} reader={reader} />
            </ExpandableRowContent>
          </Td>
        </Tr>
      )}
    </Tbody>
  );
}

function ChangeCell({ state }: Pick<ShownObject, 'state'>) {
  const t = useT();
  return <Td dataLabel={t('Change')}>{state !== null && <ChangeLabel state={state} />}</Td>;
}

/** One object of a plan: its changes and its YAML. */
function ObjectDetail({ object, before, reader }: ObjectDetailProps) {
  const t = useT();
  const { id, csvName, origin, manifest } = object;
  if (manifest === null) return null;
  const yaml = <YamlText id={id} object={manifest} reader={reader} />;
  return (
    <Stack hasGutter className="operator-hub__object-detail">
      {origin === 'generated' && (
        <StackItem>
          {t('Created by OLM from the permissions of {{name}}.', { name: csvName })}
        </StackItem>
      )}
      {before?.kind === 'unreadable' && (
        <StackItem>
          <Notice isPlain variant="info" title={t('Unable to load the existing resource')}>
            <FailureText failure={before.failure} />
          </Notice>
        </StackItem>
      )}
      {before?.kind === 'found' ? (
        <>
          <StackItem>
            <Difference id={id} live={before.object} manifest={manifest} reader={reader} />
          </StackItem>
          <StackItem>
            <Fold title={t('Whole YAML')}>{yaml}</Fold>
          </StackItem>
        </>
      ) : (
        <StackItem>{yaml}</StackItem>
      )}
    </Stack>
  );
}

type ObjectDetailProps = {
  readonly object: PlanObject;
  /** `null`: not compared. */
  readonly before: LiveObject | null;
  readonly reader: ObjectReader;
};

function Difference({ id, live, manifest, reader }: DifferenceProps) {
  const t = useT();
  const diff = usePromise(id, () => reader.diffOf(live, manifest));
  return (
    <LoadableView
      of={diff}
      what={t('Changes')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(found) =>
        found.kind === 'hunks' && found.hunks.length === 0 ? (
          t('No changes')
        ) : (
          <LineDiffView diff={found} label={t('Changes')} />
        )
      }
    </LoadableView>
  );
}

type DifferenceProps = {
  readonly id: string;
  readonly live: JsonRecord;
  readonly manifest: JsonRecord;
  readonly reader: ObjectReader;
};
