import {
  DataList,
  DataListCell,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
  Label,
} from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import { FailureAlert } from '~/ui/FailureAlert';
import { Mono } from '~/ui/Mono';
import type { DryRun, DryRuns } from '~/kube/serverDryRun';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { stepState, type StepState, type StepStates } from '~/kube/steps';
import { useT } from '~/i18n';
import { pluginsToEnable } from '~/install/rules/access';

/** The objects of an installation with their actions. */
export function ObjectList({ objects, states, dryRuns }: Props) {
  const t = useT();
  return (
    <DataList
      aria-label={t('Resources')}
      className="operator-hub__planned-objects"
      isCompact
      gridBreakpoint="none"
    >
      {objects.map((object) => (
        <ObjectRow
          key={object.id}
          object={object}
          state={stepState(states, object.id)}
          dryRun={dryRuns[object.id] ?? null}
        />
      ))}
    </DataList>
  );
}

type Props = {
  readonly objects: readonly PlannedObject[];
  readonly states: StepStates;
  readonly dryRuns: DryRuns;
};

function ObjectRow({ object, state, dryRun }: RowProps) {
  const t = useT();
  const labelId = `operator-hub-object-${object.kind}-${object.name}`;
  return (
    <DataListItem aria-labelledby={labelId} data-test="planned-object">
      <DataListItemRow className="operator-hub__planned-object">
        <DataListItemCells
          dataListCells={[
            <DataListCell key="object" id={labelId} wrapModifier="breakWord">
              {object.kind}{' '}
              <strong>
                <Mono>{object.name === '' ? t('(not selected)') : object.name}</Mono>
              </strong>
              {object.action === 'change' && <ConsoleChangeText object={object} />}
              <ObjectFailure object={object} state={state} dryRun={dryRun} />
            </DataListCell>,
            <DataListCell key="state" isFilled={false} alignRight>
              <ObjectState object={object} state={state} />
            </DataListCell>,
          ]}
        />
      </DataListItemRow>
    </DataListItem>
  );
}

type RowProps = {
  readonly object: PlannedObject;
  readonly state: StepState;
  readonly dryRun: DryRun | null;
};

function ObjectFailure({ object, state, dryRun }: RowProps) {
  const t = useT();
  const isRefused = state.kind === 'waiting' && dryRun?.kind === 'refused';
  if (state.kind !== 'failed' && !isRefused) return null;
  return (
    <div className="operator-hub__planned-object-failure">
      {state.kind === 'failed' && (
        // This row can be outside the visible part of the preview.
        <div ref={intoView}>
          <FailureAlert failure={state.failure} what={object.kind} />
        </div>
      )}
      {isRefused && <FailureAlert failure={dryRun.failure} what={t('Server dry run')} />}
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function ObjectState({ object, state }: Omit<RowProps, 'dryRun'>) {
  const t = useT();
  switch (state.kind) {
    case 'running':
      return <Spinner aria-label={t('Creating {{kind}}', { kind: object.kind })} />;
    case 'done':
      return (
        <Label isCompact status="success">
          {object.action === 'change' ? t('Changed') : t('Created')}
        </Label>
      );
    case 'failed':
      return (
        <Label isCompact status="danger">
          {t('Failed')}
        </Label>
      );
    case 'waiting':
      return <Intention action={object.action} />;
  }
}

function Intention({ action }: Pick<PlannedObject, 'action'>) {
  const t = useT();
  switch (action) {
    case 'use':
      return (
        <Label isCompact variant="outline">
          {t('Use')}
        </Label>
      );
    case 'create':
      return (
        <Label isCompact color="blue">
          {t('Create')}
        </Label>
      );
    case 'change':
      return (
        <Label isCompact color="purple">
          {t('Edit')}
        </Label>
      );
  }
}

/** The change of a shared console. */
function ConsoleChangeText({ object }: { readonly object: PlannedObject }) {
  const t = useT();
  const names = t.list(pluginsToEnable(object.manifest));
  return <div>{t('Adds to the enabled plugins: {{names}}', { names })}</div>;
}
