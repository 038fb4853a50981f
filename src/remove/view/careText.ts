import type { Care } from '~/remove/rules/custody';
import type { Translate } from '~/i18n';

/** What becomes of operands that stay, by who looks after them. */
export function careText({ kind, count, custody, managedBy }: Staying, t: Translate): string {
  switch (custody) {
    case 'own':
      return t('{{count}} {{kind}} instance is no longer managed.', { count, kind });
    case 'other':
      return t('{{count}} {{kind}} instance remains, managed by {{names}}.', {
        count,
        kind,
        names: t.list(managedBy),
      });
    case 'part':
      return t('{{count}} {{kind}} instance remains as part of a resource of another Operator.', {
        count,
        kind,
      });
    case 'unsure':
      return t(
        '{{count}} {{kind}} instance remains because another installation might manage it.',
        { count, kind },
      );
  }
}

type Staying = Care & { readonly kind: string; readonly count: number };
