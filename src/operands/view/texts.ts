import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { Texts, Translate } from '~/i18n';
import type { InstanceFacet } from '~/operands/rules/instanceList';
import { type Evidence, VERDICTS, type VerdictKind } from '~/operands/rules/verdict';

export function verdictText(kind: VerdictKind, t: Translate): string {
  return VERDICT_TEXTS[kind](t);
}

const VERDICT_TEXTS: Texts<VerdictKind> = {
  'not-ready': (t) => t('Not ready'),
  deleting: (t) => t('Deleting'),
  working: (t) => t('In progress'),
  unseen: (t) => t('Pending'),
  paused: (t) => t('Paused'),
  unknown: (t) => t('Unknown'),
  ready: (t) => t('Ready'),
};

/** The evidence of a verdict, in the words of its author. */
export function evidenceText(evidence: Evidence, t: Translate): string {
  switch (evidence.kind) {
    case 'condition': {
      const { type, status, reason } = evidence;
      return `${type}=${status}${reason === null ? '' : ` (${reason})`}`;
    }
    case 'field':
      return `${evidence.path}: ${evidence.value}`;
    case 'none':
      return t('No known condition or phase in the status');
  }
}

export function instanceTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name or key=value'),
    placeholder: t('Find by name or key=value'),
    facets: {
      status: { title: t('Status'), values: textsOf(VERDICTS, (kind) => verdictText(kind, t)) },
      api: { title: t('API') },
      operator: { title: t('Operator') },
      namespace: { title: t('Namespace') },
    } satisfies Record<InstanceFacet, FacetTexts>,
  };
}
