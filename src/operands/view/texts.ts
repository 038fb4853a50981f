import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { Translate } from '~/i18n';
import type { InstanceFacet } from '~/operands/rules/instanceList';
import { type Evidence, VERDICTS, type VerdictKind } from '~/operands/rules/verdict';

export function verdictText(kind: VerdictKind, t: Translate): string {
  switch (kind) {
    case 'not-ready':
      return t('Not ready');
    case 'deleting':
      return t('Deleting');
    case 'working':
      return t('In progress');
    case 'unseen':
      return t('Pending');
    case 'paused':
      return t('Paused');
    case 'unknown':
      return t('Unknown');
    case 'ready':
      return t('Ready');
  }
}

/** What a verdict was read from, in the words of who wrote it. */
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
