import type { Kept } from '~/install/rules/cancelParts';
import type { Translate } from '~/i18n';

/** How many of the others are named: a namespace may have thousands. */
const NAMED = 5;

/** Why something stays when an installation is taken back. */
export function keptText({ because, others }: Kept, t: Translate): string {
  const names = t.list([...others.slice(0, NAMED), ...(others.length > NAMED ? ['…'] : [])]);
  switch (because) {
    case 'used-by-others':
      return t('used by {{names}}', { names });
    case 'plan-of-others':
      return t(
        '{{names}} wait for it too, and OLM makes no second one. Who approves it also installs this Operator.',
        { names },
      );
    case 'was-there-before':
      return t('it is older than this installation');
    case 'dependency':
      return t('OLM installed it because this Operator needs it; others may use it by now');
    case 'not-empty':
      return t('it contains more: {{names}}', { names });
    case 'not-checked':
      return t('not everything in it can be seen, and nothing of others is to be lost');
  }
}
