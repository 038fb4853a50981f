import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import { FailureText } from '~/ui/FailureAlert';
import { imageSetConfiguration, type OfferedPackage } from '~/olm/images/imageSet';
import { LoadableView } from '~/ui/LoadableView';
import { DialogFrame } from '~/ui/DialogFrame';
import { Notice } from '~/ui/Notice';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';

/** The input of oc-mirror for a disconnected cluster with these packages. */
export function ImageSetDialog({ of, onClose }: Props) {
  const t = useT();
  const title = t('ImageSetConfiguration for oc-mirror');
  const skeleton = <Skeleton height="12rem" screenreaderText={t('Loading')} />;
  return (
    <DialogFrame
      title={title}
      description={t('Mirrors the installed version and all later versions in the channel.')}
      onClose={onClose}
    >
      <LoadableView of={of} what={title} skeleton={skeleton}>
        {({ packages, missing, failure }) => (
          <Stack hasGutter>
            {missing.length > 0 && (
              <StackItem>
                <Notice
                  variant="warning"
                  title={t('Not included: {{names}}', { names: t.list(missing) })}
                >
                  {failure === null ? (
                    t('The catalog has no image, or does not contain the package.')
                  ) : (
                    <FailureText failure={failure} />
                  )}
                </Notice>
              </StackItem>
            )}
            {packages.length > 0 && (
              <StackItem>
                <LazyPart skeleton={skeleton}>
                  <ManifestStream
                    name="imageset-config"
                    manifests={[imageSetConfiguration(packages)]}
                  />
                </LazyPart>
              </StackItem>
            )}
          </Stack>
        )}
      </LoadableView>
    </DialogFrame>
  );
}

type Props = {
  readonly of: Loadable<{
    readonly packages: readonly OfferedPackage[];
    /** The names of packages that are not included. */
    readonly missing: readonly string[];
    /** The reason why some are unknown. */
    readonly failure: Failure | null;
  }>;
  readonly onClose: () => void;
};

/** Loads the YAML library. */
const ManifestStream = later(async () => (await import('~/ui/ManifestStream')).ManifestStream);
