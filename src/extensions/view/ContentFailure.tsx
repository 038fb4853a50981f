import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';

/** Why the content of a catalog could not be loaded. "Not found" is an answer of catalogd: the ClusterCatalog exists. */
export function ContentFailure({ catalog, failure }: Props) {
  const t = useT();
  return failure.kind === 'not-found' ? (
    <Notice
      variant="danger"
      isLiveRegion
      title={t('Catalog {{catalog}} is unavailable', { catalog })}
    >
      {failure.message}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('ClusterCatalog {{catalog}}', { catalog })} />
  );
}

type Props = { readonly catalog: string; readonly failure: Failure };
