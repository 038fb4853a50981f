import { Button, Flex, HelperText } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { type RequestedCatalog, resolve, type VersionRequest } from '~/olm/extensions/resolve';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Notice } from '~/ui/Notice';
import { leftOutPreReleases, meaningsOf, unknownChannels } from '~/extensions/rules/versionHints';

/** The alternatives to a version that might not mean what the user wants. */
export function VersionHints({ request: request, requested, onVersion }: Props) {
  const t = useT();
  if (request === null) return null;
  const { version } = request;
  const leftOut = leftOutPreReleases(version, resolve(request, requested));
  const meanings = meaningsOf(version, request, requested);
  const choices = [leftOut?.wider, meanings?.range, meanings?.pin].filter((one) => one != null);
  return (
    <>
      {leftOut !== null && (
        <HelperText isLiveRegion>
          <HelperTextItem variant="warning">
            {t('{{count}} pre-release excluded', { count: leftOut.count })}
          </HelperTextItem>
        </HelperText>
      )}
      {choices.length > 0 && (
        <Flex>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="link"
              isInline
              onClick={() => {
                onVersion(choice);
              }}
            >
              {t('Select {{name}}', { name: choice })}
            </Button>
          ))}
        </Flex>
      )}
    </>
  );
}

type Props = ChannelProps & { readonly onVersion: (version: string) => void };

/** Channels that the API accepts, but that no catalog has. */
export function ChannelHints({ request: request, requested }: ChannelProps) {
  const t = useT();
  const unknown = request === null ? [] : unknownChannels(request, requested);
  return unknown.map((channel) => (
    <Notice
      key={channel}
      variant="warning"
      isLiveRegion
      title={t('Channel {{channel}} not found in the catalog', { channel })}
    >
      {t('No version of {{name}} in channels {{channels}}.', {
        name: request?.packageName ?? '',
        channels: channel,
      })}
    </Notice>
  ));
}

type ChannelProps = {
  /** `null`: a field is invalid. */
  readonly request: VersionRequest | null;
  readonly requested: readonly RequestedCatalog[];
};
