import { useT } from '~/i18n';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { DescribedApi } from '~/operands/read/useDescribedApi';

/** The reason why examples and field descriptors of an extension are missing. */
export function DescriptionNotice({ description }: Pick<DescribedApi, 'description'>) {
  const t = useT();
  if (description === null) return null;
  const { found, isInstalled, downloading } = description;
  if (downloading.length > 0) {
    const catalog = t.list(downloading);
    return <Notice variant="info" title={t('Loading ClusterCatalog {{catalog}}', { catalog })} />;
  }
  const what = t('Examples and descriptors');
  if (found.status === 'failed') {
    return (
      <Notice variant="info" title={what}>
        <FailureText failure={found.failure} />
      </Notice>
    );
  }
  if (found.status === 'loading' || found.data !== null || !isInstalled) return null;
  return <Notice variant="info" title={t('{{what}}: Not found', { what })} />;
}
