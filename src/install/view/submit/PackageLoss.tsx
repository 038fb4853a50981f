import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';

/** The package could be read when the page was opened, and cannot any more. */
export function PackageLoss({ loss }: { readonly loss: Failure }) {
  const t = useT();
  return isGone(loss) ? (
    <Notice variant="danger" title={t('The catalog no longer offers this package')}>
      {t('What you have entered is kept, should the package come back while this page is open.')}
    </Notice>
  ) : (
    <Notice variant="warning" title={t('The package can no longer be read')}>
      <FailureText failure={loss} />
    </Notice>
  );
}

/** OLM would find nothing to install. */
export function isGone(loss: Failure | null): boolean {
  return loss?.kind === 'not-found';
}
