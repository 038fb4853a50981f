import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { RemovalMark } from './RemovalMark';
import { RemovalTrouble } from './RemovalTrouble';
import { StepHold } from './StepHold';
import { useKeptFocus } from './useKeptFocus';
import { objectPlace, objectText, stateText } from './removalText';

/** One object: how far its removal is, in words, what holds it, and the choices where it does not go on. */
export function RemovalStepRow({ item, control }: Props) {
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
        {state.kind === 'leaving' && <StepHold item={item} control={control} />}
        <RemovalTrouble item={item} control={control} />
      </div>
    </li>
  );
}

type Props = { readonly item: RemovalItem; readonly control: RemovalRunControl };
