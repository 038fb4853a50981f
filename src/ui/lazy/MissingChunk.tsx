import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { ReloadLink } from './ReloadLink';

/** Replaces a part of the page whose code the server no longer has. */
export function MissingChunk() {
  const t = useT();
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('Unable to load part of this page')}
      actionLinks={<ReloadLink />}
    >
      <MissingChunkText />
    </Notice>
  );
}

/** The cause and the action. */
export function MissingChunkText() {
  const t = useT();
  return t('The plugin might have been updated. Reload the console to use the latest version.');
}
