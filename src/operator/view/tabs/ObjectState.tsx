import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { OperatorObject } from '~/operator/rules/operatorObjects';
import { type Translate, useT } from '~/i18n';
import { ToneLabel } from '~/operator/view/conditions/ToneLabel';

/** How an object is, by its conditions, and what of it is not as it should be. */
export function ObjectState({ object, isListed }: Props) {
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
  if (condition === null) return isListed ? t('Exists') : t('Not known');
  return (
    <>
      <ToneLabel tone={tone}>{toneText(tone, t)}</ToneLabel>
      {tone !== 'good' && <Words>{condition.message ?? condition.reason ?? condition.type}</Words>}
    </>
  );
}

type Props = {
  readonly object: OperatorObject;
  /** OLM lists it, so it exists. */
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
      return t('Not there');
  }
}

function noteText(note: NonNullable<OperatorObject['note']>, t: Translate): string {
  switch (note) {
    case 'leftover':
      return t('No ClusterServiceVersion of this namespace owns it any more.');
    case 'absent':
      return t('The ClusterServiceVersion wants it, and OLM does not list it.');
  }
}

function toneText(tone: ConditionTone, t: Translate): string {
  switch (tone) {
    case 'bad':
      return t('In trouble');
    case 'warning':
      return t('Deserves attention');
    case 'progress':
      return t('In progress');
    case 'good':
      return t('Well');
    case 'neutral':
      return t('Exists');
  }
}
