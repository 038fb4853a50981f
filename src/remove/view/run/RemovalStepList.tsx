import { Button } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { type RemovalItem, timeoutOf } from '~/remove/rules/run/removalRun';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { RemovalMark } from './RemovalMark';
import { BlockedStep } from './BlockedStep';
import { useKeptFocus } from './useKeptFocus';
import { objectPlace, objectText, stateText } from '~/remove/view/texts';

/** A list of steps. @param props.isLive announces changes, for short lists only */
export function RemovalStepList({ items, control, label, isLive = false }: Props) {
  return (
    <ul
      className="operator-hub__removal-steps"
      aria-label={label}
      {...(isLive ? { 'aria-live': 'polite' } : {})}
    >
      {items.map((item) => (
        <RemovalStepRow key={item.step.id} item={item} control={control} />
      ))}
    </ul>
  );
}

type Props = {
  readonly items: readonly RemovalItem[];
  readonly control: RemovalRunControl;
  readonly label: string;
  readonly isLive?: boolean;
};

/** One object: the progress of its removal, the blocking finalizers, and the actions if it is blocked. */
function RemovalStepRow({ item, control }: RemovalStepRowProps) {
  const t = useT();
  const { step, state } = item;
  const kept = useKeptFocus<HTMLLIElement>();
  const { kind, place } = objectPlace(step.action, t);
  return (
    <li
      {...kept}
      tabIndex={-1}
      className="operator-hub__removal-step"
      data-test="removal-step"
      data-state={state.kind}
      aria-label={objectText(step.action, t)}
    >
      <RemovalMark state={state} />
      <div className="operator-hub__removal-body">
        <div>
          <Sentence
            text={t('<what/>: {{state}}', { state: stateText(item, t) })}
            parts={{
              what: (
                <>
                  {kind ?? t('Console plugins')} <Mono>{place}</Mono>
                </>
              ),
            }}
          />
        </div>
        {state.kind === 'leaving' && <BlockedStep item={item} control={control} />}
        <StepNotice item={item} control={control} />
      </div>
    </li>
  );
}

type RemovalStepRowProps = { readonly item: RemovalItem; readonly control: RemovalRunControl };

/** The reason why a step is blocked, with the actions; empty if it is not. */
function StepNotice({ item, control }: StepNoticeProps) {
  const { state } = item;
  if (state.kind === 'failed') return <Failed item={item} control={control} />;
  return state.kind === 'leaving' && state.isLate ? <Late item={item} control={control} /> : null;
}

type StepNoticeProps = { readonly item: RemovalItem; readonly control: RemovalRunControl };

function Failed({ item, control }: StepNoticeProps) {
  const t = useT();
  const { state, step } = item;
  if (state.kind !== 'failed') return null;
  const { cause } = state;
  return (
    <Notice
      variant="danger"
      isPlain
      title={cause.kind === 'returns' ? t('Resource is re-created repeatedly') : t('Rejected')}
      actionLinks={
        <>
          <Choice kind="try-again" item={item} control={control} />
          <Choice kind="skip" item={item} control={control} />
        </>
      }
    >
      {cause.kind === 'refused' ? (
        <FailureText failure={cause.failure} />
      ) : (
        t('A GitOps tool or an owner re-creates the resource after each deletion.')
      )}
      <p>{skipText(step, t)}</p>
    </Notice>
  );
}

function Late({ item, control }: StepNoticeProps) {
  const t = useT();
  const of = control.observations.get(item.step.id);
  const observed = of === undefined || of.kind === 'loading' ? null : of.observed;
  const isDeleted = observed?.kind !== 'present' || observed.deletingSince !== null;
  return (
    <Notice
      variant="warning"
      isPlain
      title={
        isDeleted
          ? t('Deletion takes longer than {{seconds}} seconds', {
              seconds: timeoutOf(item.step) / 1_000,
            })
          : t('The resource was re-created')
      }
      actionLinks={
        <>
          <Choice kind={isDeleted ? 'wait-on' : 'try-again'} item={item} control={control} />
          <Choice kind="skip" item={item} control={control} />
        </>
      }
    >
      {skipText(item.step, t)}
    </Notice>
  );
}

function Choice({ kind, item, control }: ChoiceProps) {
  const t = useT();
  const object = objectText(item.step.action, t);
  const { text, label } = choiceTexts(kind, object, t);
  const choose = {
    'try-again': control.tryAgain,
    'wait-on': control.waitOn,
    skip: control.skip,
  }[kind];
  return (
    <Button
      variant="link"
      isInline
      aria-label={label}
      onClick={() => {
        choose(item.step.id);
      }}
    >
      {text}
    </Button>
  );
}

type ChoiceProps = StepNoticeProps & { readonly kind: 'try-again' | 'wait-on' | 'skip' };

function choiceTexts(kind: ChoiceProps['kind'], object: string, t: Translate) {
  switch (kind) {
    case 'try-again':
      return { text: t('Retry'), label: t('Retry: {{object}}', { object }) };
    case 'wait-on':
      return { text: t('Continue waiting'), label: t('Continue waiting: {{object}}', { object }) };
    case 'skip':
      return { text: t('Skip'), label: t('Skip: {{object}}', { object }) };
  }
}

/** The consequence of a skipped step; `null`: only its resource remains. */
function skipText({ stage }: RemovalStep, t: Translate): string | null {
  switch (stage) {
    case 'breaking':
      return t('If you skip this step, API requests continue to fail.');
    case 'operands':
      return t(
        'If you skip this step, the Operator might be removed before it clears the finalizers. The resource, its namespace and its CRD then remain in Terminating.',
      );
    case 'subscription':
      return t(
        'If you skip this step, OLM continues to update the Operator and might reinstall it.',
      );
    default:
      return null;
  }
}
