import { Button } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import { type RemovalItem, patienceFor } from '~/remove/rules/run/removalRun';
import { type Translate, useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import { skipText } from './skipText';
import { objectText } from './removalText';

/** Why a step does not go on, and the choices there are. Nothing where it does. */
export function RemovalTrouble({ item, control }: Props) {
  const { state } = item;
  if (state.kind === 'failed') return <Failed item={item} control={control} />;
  return state.kind === 'leaving' && state.isLate ? <Late item={item} control={control} /> : null;
}

type Props = { readonly item: RemovalItem; readonly control: RemovalRunControl };

function Failed({ item, control }: Props) {
  const t = useT();
  const { state, step } = item;
  if (state.kind !== 'failed') return null;
  const { cause } = state;
  return (
    <Notice
      variant="danger"
      isPlain
      title={cause.kind === 'returns' ? t('It is created anew again and again') : t('Refused')}
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
        t(
          'Something has created it anew each time that it was deleted: a GitOps tool, or an owner.',
        )
      )}
      <p>{skipText(step, t)}</p>
    </Notice>
  );
}

function Late({ item, control }: Props) {
  const t = useT();
  const of = control.sights.get(item.step.id);
  const sight = of === undefined || of.kind === 'loading' ? null : of.sight;
  const isDeleted = sight?.kind !== 'present' || sight.deletingSince !== null;
  return (
    <Notice
      variant="warning"
      isPlain
      title={
        isDeleted
          ? t('Its deletion takes longer than {{seconds}} s', {
              seconds: patienceFor(item.step) / 1_000,
            })
          : t('It is there and is not being deleted: it was created anew')
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

type ChoiceProps = Props & { readonly kind: 'try-again' | 'wait-on' | 'skip' };

function choiceTexts(kind: ChoiceProps['kind'], object: string, t: Translate) {
  switch (kind) {
    case 'try-again':
      return { text: t('Try again'), label: t('Try again: {{object}}', { object }) };
    case 'wait-on':
      return { text: t('Go on waiting'), label: t('Go on waiting: {{object}}', { object }) };
    case 'skip':
      return { text: t('Skip'), label: t('Skip: {{object}}', { object }) };
  }
}
