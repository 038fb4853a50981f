import { useT } from '~/i18n';
import { Notice } from '../Notice';

/** The Operator's console plugins that somebody else has to enable, and what that takes. */
export function ForbiddenPluginsNotice({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  return (
    <Notice variant="info" title={t('The Operator brings console plugins that you may not enable')}>
      {t('Enabling {{plugins}} takes the right to patch consoles.operator.openshift.io cluster.', {
        plugins: t.list(names),
      })}
    </Notice>
  );
}
