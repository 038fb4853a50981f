import { modeName } from '~/ui/modeText';
import type { DependencyCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';
import { needText } from './needText';

export function dependencyText(cause: DependencyCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'dependency-missing':
      return {
        title: t('No provider found for {{need}}', { need: needText(cause.need, t) }),
        detail: providersText(cause, t),
        more: cause.hasOthers
          ? t(
              'OLM will report ResolutionFailed and cannot install or update Operators in {{namespace}}.',
              { namespace: cause.own },
            )
          : t('OLM will report ResolutionFailed.'),
      };
    case 'dependency-mode':
      return {
        title: t('{{package}} will fail because "{{mode}}" is not supported', {
          package: cause.packageName,
          mode: modeName(cause.mode, t),
        }),
        detail: t(
          'The CSV in {{own}} will fail with UnsupportedOperatorGroup. Select an install mode that both Operators support.',
          cause,
        ),
      };
    case 'dependency-clash':
      return {
        title: t('{{package}} will fail because {{kinds}} are already provided in {{namespace}}', {
          package: cause.packageName,
          namespace: cause.namespace,
          kinds: t.list(cause.kinds),
        }),
        detail: t(
          'OLM also installs the dependency in {{own}}, where it will fail with InterOperatorGroupOwnerConflict. Install in {{namespace}}, or select other namespaces to watch.',
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
    ? t('Required by {{package}}, but not the latest version in any channel.', {
        package: neededBy,
      })
    : t(
        'Required by {{package}}. Providers conflict with other Operators in the namespace: {{packages}}',
        { package: neededBy, packages: t.list(conflicting) },
      );
}
