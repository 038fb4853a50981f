import { TO_CHANGE_THE_CONSOLE } from '~/kube/rights';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { rightText } from '~/ui/rightText';

/** The Operator's console plugins that somebody else has to enable, and what that takes. */
export function ForbiddenPluginsNotice({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  return (
    <Notice variant="info" title={t('The Operator brings console plugins that you may not enable')}>
      {t('Enabling {{plugins}} takes the right to {{right}}.', {
        plugins: t.list(names),
        right: rightText(TO_CHANGE_THE_CONSOLE, t),
      })}
    </Notice>
  );
}
