import { Button } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { finalizerKeeper, isKeeperAlive } from '~/remove/rules/run/finalizerKeeper';
import type { RemovalRunControl, StepSight } from '~/remove/rules/run/removalControl';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import type { HoldingCondition, Sight } from '~/remove/rules/run/removalSight';
import { apiOf } from '~/remove/rules/run/stepGroups';
import { listRight } from '~/kube/rights';
import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { neededText } from '~/ui/rightText';
import { ReleaseForm } from './ReleaseForm';
import { keeperText } from './keeperText';
import { objectText } from './removalText';

/** What keeps an object that is being deleted: its finalizers and who clears them, and what Kubernetes says about it. */
export function StepHold({ item, control }: Props) {
  const of = control.sights.get(item.step.id);
  if (of === undefined || of.kind === 'loading') return null;
  return (
    <>
      {of.kind === 'read' && <SingleSight item={item} of={of} control={control} />}
      {of.sight?.kind === 'present' && <Holders item={item} sight={of.sight} control={control} />}
    </>
  );
}

type Props = { readonly item: RemovalItem; readonly control: RemovalRunControl };

function SingleSight({ item, of, control }: SingleProps) {
  const t = useT();
  const { action } = item.step;
  const object = objectText(action, t);
  const wanted =
    action.kind === 'delete' ? [listRight(action.call.model, action.call.object.namespace)] : [];
  return (
    <div>
      {of.failure === null
        ? [t('You may not watch it, so it is looked at only once.'), neededText(wanted, t)].join(
            ' ',
          )
        : t('Whether it is gone cannot be seen.')}{' '}
      {of.failure !== null && <FailureText failure={of.failure} />}
      <BusyButton
        variant="link"
        isInline
        isLoading={of.isReading}
        isDisabled={of.isReading}
        aria-label={t('Look again: {{object}}', { object })}
        onClick={() => {
          control.lookAgain(item.step.id);
        }}
      >
        {t('Look again')}
      </BusyButton>
    </div>
  );
}

type SingleProps = Props & { readonly of: Extract<StepSight, { readonly kind: 'read' }> };

type Present = Extract<Sight, { readonly kind: 'present' }>;

function Holders({ item, sight, control }: HolderProps) {
  const { finalizers, conditions, deletingSince } = sight;
  if (deletingSince === null) return null;
  return (
    <ul className="operator-hub__removal-holders">
      {finalizers.map((finalizer) => (
        <li key={finalizer}>
          <FinalizerLine item={item} finalizer={finalizer} control={control} />
        </li>
      ))}
      {conditions.map((condition) => (
        <li key={condition.type}>
          <ConditionLine condition={condition} />
        </li>
      ))}
    </ul>
  );
}

type HolderProps = Props & { readonly sight: Present };

function ConditionLine({ condition }: { readonly condition: HoldingCondition }) {
  return (
    <>
      <strong>{condition.type}</strong> {condition.message}
    </>
  );
}

function FinalizerLine({ item, finalizer, control }: FinalizerProps) {
  const t = useT();
  const keeper = finalizerKeeper(finalizer, apiOf(item), control.operators);
  const { asked } = control.release;
  const isAsked = asked?.id === item.step.id && asked.finalizer === finalizer;
  const isLate = item.state.kind === 'leaving' && item.state.isLate;
  // Whoever is there to clear it is given the time to do so.
  const mayRelease = isLate || isKeeperAlive(keeper) === false;
  return (
    <>
      <Sentence
        text={t('waiting: finalizer <finalizer/> ({{keeper}})', { keeper: keeperText(keeper, t) })}
        parts={{ finalizer: <Mono>{finalizer}</Mono> }}
      />{' '}
      {mayRelease && !isAsked && (
        <Button
          variant="link"
          isInline
          aria-label={t('Remove finalizer {{finalizer}} from {{object}}…', {
            finalizer,
            object: objectText(item.step.action, t),
          })}
          onClick={() => {
            control.release.ask({ id: item.step.id, finalizer });
          }}
        >
          {t('Remove finalizer…')}
        </Button>
      )}
      {isAsked && (
        <ReleaseForm item={item} finalizer={finalizer} keeper={keeper} release={control.release} />
      )}
    </>
  );
}

type FinalizerProps = Props & { readonly finalizer: string };
