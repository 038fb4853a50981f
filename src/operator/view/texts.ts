import type { ConditionTone } from '~/olm/conditions/conditionTone';
import type { Conclusion, ConditionLayer } from '~/olm/conditions/conditionValues';
import type { OtherFinding } from '~/olm/diagnosis/findings';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** The texts of a finding that is not a status. */
export function otherFindingText(
  finding: OtherFinding,
  { operator: { displayName } }: OperatorDetails,
  t: Translate,
): { readonly title: string; readonly lines: readonly string[] } {
  return textOfKind(OTHER_FINDINGS, { ...finding, displayName }, t);
}

type Shown = OtherFinding & { readonly displayName: string };

const OTHER_FINDINGS: KindTexts<
  Shown,
  { readonly title: string; readonly lines: readonly string[] }
> = {
  'installed-elsewhere': (t, { displayName, home, here, isCopy }) => ({
    title: t('{{displayName}} is installed in namespace {{home}}', { displayName, home }),
    lines: [
      isCopy
        ? t('You can view only a copied CSV in {{namespace}}.', { namespace: here })
        : t('The Operator also manages {{namespace}}.', { namespace: here }),
    ],
  }),
};

/** The effect of an OperatorCondition on OLM as a short text. */
export function conclusionText(conclusion: Conclusion, t: Translate): string {
  return CONCLUSION_TEXTS[conclusion](t);
}

const CONCLUSION_TEXTS: Texts<Conclusion> = {
  unsaid: (t) => t('Not reported (updates allowed)'),
  allowed: (t) => t('Updates allowed'),
  held: (t) => t('Updates blocked by the Operator'),
  outdated: (t) => t('Updates blocked by an outdated condition'),
  'override-allows': (t) => t('Updates allowed by an override'),
  'override-holds': (t) => t('Updates blocked by an override'),
  ignored: (t) => t('Ignored by OLM'),
};

export function conclusionTone(conclusion: Conclusion): ConditionTone {
  switch (conclusion) {
    case 'allowed':
    case 'unsaid':
      return 'success';
    case 'held':
    case 'outdated':
    case 'override-allows':
    case 'override-holds':
      return 'warning';
    case 'ignored':
      return 'neutral';
  }
}

export function sourceText(source: ConditionLayer['source'], t: Translate): string {
  return SOURCE_TEXTS[source](t);
}

const SOURCE_TEXTS: Texts<ConditionLayer['source']> = {
  override: (t) => t('Administrator (override)'),
  spec: (t) => t('Operator'),
  status: (t) => t('Operator (status)'),
};
