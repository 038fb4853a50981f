import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { clusterCatalogModel } from '~/kube/models/olmV1';
import { listPermission } from '~/kube/permissions';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import type { Catalog } from '~/olm/extensions/catalog';
import { extensionUpdate, whyNotNewer } from '~/olm/extensions/extensionUpdate';
import { resolve } from '~/olm/extensions/resolve';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { LatestVersionCard } from '~/extensions/view/updates/LatestVersionCard';
import { UpdateCard } from '~/extensions/view/updates/UpdateCard';
import { VersionsCard } from '~/extensions/view/updates/VersionsCard';

/** The next version of the extension, why OLM does not install a later one, and all versions. */
export default function UpdatesTab({ details }: ExtensionTabProps) {
  const t = useT();
  const missing = useMissingPermissions([listPermission(clusterCatalogModel)]);
  const { catalogs } = details;
  if (catalogs !== null) return <Found details={details} catalogs={catalogs} />;
  return missing.length > 0 ? (
    <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
  ) : (
    <Skeleton height="12rem" screenreaderText={t('Loading')} />
  );
}

function Found({ details, catalogs }: FoundProps) {
  const { extension } = details;
  const contents = useExtensionContents(extension, catalogs);
  const why = whyNotNewer(extension, contents.requested);
  const { candidates } = resolve(extension, contents.requested);
  return (
    <Stack hasGutter>
      <StackItem>
        <UpdateCard
          details={details}
          contents={contents}
          update={extensionUpdate(extension, contents.requested)}
        />
      </StackItem>
      {why !== null && (
        <StackItem>
          <LatestVersionCard details={details} why={why} />
        </StackItem>
      )}
      {candidates.length > 0 && (
        <StackItem>
          <VersionsCard candidates={candidates} extension={extension} />
        </StackItem>
      )}
    </Stack>
  );
}

type FoundProps = ExtensionTabProps & { readonly catalogs: readonly Catalog[] };
