import { Button, Flex } from '@patternfly/react-core';
import { useState } from 'react';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { stagesOf, type StageProgress } from '~/remove/rules/run/removalProgress';
import { useT } from '~/i18n';
import { stepGroups, type StepGroup, namespacesOf } from '~/remove/rules/run/stepGroups';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import { finalizerController, pendingFinalizers } from '~/remove/rules/run/finalizers';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { StageMark } from '~/remove/view/run/RemovalMark';
import { RemovalStepList } from '~/remove/view/run/RemovalStepList';
import { countsText, stageText, controllerText } from '~/remove/view/texts';
import './removal.css';

/** The stages of a removal in order, with their steps. */
export function RemovalStages({ control }: { readonly control: RemovalRunControl }) {
  const t = useT();
  return (
    <ol className="operator-hub__removal-stages" aria-label={t('Uninstall steps')}>
      {stagesOf(control.run).map((progress) => (
        <RemovalStageView key={progress.stage} progress={progress} control={control} />
      ))}
    </ol>
  );
}

/** One stage: its subject, its progress and its steps, grouped by API if there are many. */
function RemovalStageView({ progress, control }: Props) {
  const t = useT();
  const { stage, items, counts } = progress;
  const title = stageText(stage, t);
  const groups = stepGroups(items);
  if (items.length === 1) {
    return (
      <li data-test="removal-stage" data-stage={stage}>
        <RemovalStepList items={items} control={control} label={title} isLive />
      </li>
    );
  }
  return (
    <li className="operator-hub__removal-stage" data-test="removal-stage" data-stage={stage}>
      <StageMark counts={counts} />
      <div className="operator-hub__removal-body">
        <div>
          <strong>{title}</strong> <span aria-live="polite">{countsText(counts, t)}</span>
        </div>
        <AllChoices items={items} control={control} />
        {groups === null ? (
          <RemovalStepList items={items} control={control} label={title} isLive />
        ) : (
          groups.map((group) => <StepGroupView key={group.api} group={group} control={control} />)
        )}
      </div>
    </li>
  );
}

type Props = { readonly progress: StageProgress; readonly control: RemovalRunControl };

/** The actions for all blocked steps of a stage, if there are several. */
function AllChoices({ items, control }: AllChoicesProps) {
  const t = useT();
  const failed = items.filter(({ state }) => state.kind === 'failed');
  const late = items.filter(({ state }) => state.kind === 'leaving' && state.isLate);
  const count = failed.length + late.length;
  if (count < 2) return null;
  return (
    <Flex>
      {failed.length > 1 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            each(failed, control.tryAgain);
          }}
        >
          {t('Retry {{count}} steps', { count: failed.length })}
        </Button>
      )}
      {late.length > 1 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            each(late, control.waitOn);
          }}
        >
          {t('Continue waiting for {{count}} resources', { count: late.length })}
        </Button>
      )}
      <Button
        variant="link"
        isInline
        onClick={() => {
          each([...failed, ...late], control.skip);
        }}
      >
        {t('Skip {{count}} step', { count })}
      </Button>
    </Flex>
  );
}

type AllChoicesProps = {
  readonly items: readonly RemovalItem[];
  readonly control: RemovalRunControl;
};

function each(items: readonly RemovalItem[], choose: (id: string) => void): void {
  for (const { step } of items) choose(step.id);
}

/** The steps for objects of one API: the number of completed ones, those that require an action, and all on request. */
function StepGroupView({ group, control }: StepGroupViewProps) {
  const t = useT();
  const { api, kind, items, counts, attention, moreAttention } = group;
  return (
    <div className="operator-hub__removal-group" data-test="removal-group">
      <StageMark counts={counts} />
      <div className="operator-hub__removal-body">
        <div>
          {kind} <Mono>{api}</Mono> <span aria-live="polite">{countsText(counts, t)}</span>
        </div>
        <BlockingNote group={group} control={control} />
        {attention.length > 0 && (
          <RemovalStepList
            items={attention}
            control={control}
            label={t('{{kind}}: Action required', { kind })}
            isLive
          />
        )}
        {moreAttention > 0 && (
          <div>{t('{{count}} more resources require action', { count: moreAttention })}</div>
        )}
        <Fold title={t('Show all: {{kind}}', { kind })}>
          <Portions items={items} control={control} label={kind} />
        </Fold>
      </div>
    </div>
  );
}

type StepGroupViewProps = { readonly group: StepGroup; readonly control: RemovalRunControl };

/** The finalizers of several objects. */
function BlockingNote({ group, control }: StepGroupViewProps) {
  const t = useT();
  const held = pendingFinalizers(group.items, control.observations);
  if (held.length === 0) return null;
  return (
    <ul className="operator-hub__removal-holders">
      {held.map(({ finalizer, count }) => (
        <li key={finalizer}>
          <Sentence
            text={t('{{count}} waiting: finalizer <finalizer/> ({{controller}})', {
              count,
              controller: controllerText(
                finalizerController(
                  finalizer,
                  { api: group.api, namespaces: namespacesOf(group.items) },
                  control.operators,
                ),
                t,
              ),
            })}
            parts={{ finalizer: <Mono>{finalizer}</Mono> }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The number of rows that can be rendered at once. */
const PORTION = 50;

function Portions({ items, control, label }: PortionProps) {
  const t = useT();
  const [shown, setShown] = useState(PORTION);
  const left = items.length - shown;
  return (
    <>
      <RemovalStepList items={items.slice(0, shown)} control={control} label={label} />
      {left > 0 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setShown(shown + PORTION);
          }}
        >
          {t('Show {{count}} more', { count: Math.min(left, PORTION) })}
        </Button>
      )}
    </>
  );
}

type PortionProps = {
  readonly items: StepGroup['items'];
  readonly control: RemovalRunControl;
  readonly label: string;
};
