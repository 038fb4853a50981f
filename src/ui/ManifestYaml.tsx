import { Skeleton } from '@patternfly/react-core';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useT } from '~/i18n';

/** Objects as read-only YAML. The YAML library is loaded on first use. */
export function ManifestYaml({ manifests }: { readonly manifests: readonly object[] }) {
  const t = useT();
  return (
    <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading YAML')} />}>
      <ManifestText manifests={manifests} />
    </LazyPart>
  );
}

const ManifestText = later(async () => (await import('./ManifestText')).ManifestText);
