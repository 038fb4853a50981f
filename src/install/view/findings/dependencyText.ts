import { modeName } from '~/ui/modeText';
import type { DependencyCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';
import { needText } from './needText';

export function dependencyText(cause: DependencyCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'dependency-missing':
      return {
        title: t('Nothing provides {{need}}', { need: needText(cause.need, t) }),
        detail: providersText(cause, t),
        more: cause.hasOthers
          ? t(
              'OLM will report ResolutionFailed and install nothing; nor does it install or update anything else in {{namespace}} meanwhile.',
              { namespace: cause.own },
            )
          : t('OLM will report ResolutionFailed and install nothing.'),
      };
    case 'dependency-mode':
      return {
        title: t('{{package}} will fail: it does not support "{{mode}}"', {
          package: cause.packageName,
          mode: modeName(cause.mode, t),
        }),
        detail: t(
          'OLM installs it into {{own}} all the same, and then refuses it (UnsupportedOperatorGroup). Choose a mode that both support.',
          cause,
        ),
      };
    case 'dependency-clash':
      return {
        title: t('{{package}} will fail: Operators in {{namespace}} serve {{kinds}} already', {
          package: cause.packageName,
          namespace: cause.namespace,
          kinds: t.list(cause.kinds),
        }),
        detail: t(
          'OLM looks for what is needed in {{own}} only, and so installs it once more; then it refuses that (InterOperatorGroupOwnerConflict). Install into {{namespace}}, or watch other namespaces.',
          cause,
        ),
      };
  }
}

function providersText(
  { neededBy, conflicting }: DependencyCause & { readonly kind: 'dependency-missing' },
  t: Translate,
): string {
  return conflicting.length === 0
    ? t('{{package}} needs it, and no channel of any catalog has it at its head.', {
        package: neededBy,
      })
    : t(
        '{{package}} needs it. {{packages}} would provide it, but does not go with what else is in the namespace or comes into it.',
        { package: neededBy, packages: t.list(conflicting) },
      );
}
