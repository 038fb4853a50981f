import { Button, Content, Flex, Stack, StackItem } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import type { Blocker, ExtensionUpdate } from '~/olm/extensions/extensionUpdate';
import { Spinner } from '~/ui/Spinner';
import type { ExtensionContents } from '~/olm/read/extensions/useCatalogContents';
import { ContentFailure } from '~/extensions/view/ContentFailure';
import { useOpenDialog } from '~/extensions/view/dialogs';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { outcomeText } from '~/extensions/view/install/VersionsPreview';
import { pauseAction, resumeAction, updateAction } from '~/extensions/view/remedies';
import { TitledCard } from '~/ui/TitledCard';

/** The next version, and what the user can do about it. */
export function UpdateCard({ details, contents, update }: Props) {
  const t = useT();
  const open = useOpenDialog();
  const first = update.kind === 'waiting' ? updateAction(details, update.to, t) : null;
  const others = [pauseAction(details, t), resumeAction(details, t)];
  return (
    <TitledCard title={t('Updates')}>
      <Stack hasGutter>
        <StackItem>
          <div role="status">{updateText(update, details, t)}</div>
        </StackItem>
        {update.kind === 'unknown' && (
          <StackItem>
            <Unread contents={contents} />
          </StackItem>
        )}
        <StackItem>
          <Flex>
            {[first, ...others].map(
              (change, at) =>
                change !== null && (
                  <Button
                    key={change.text}
                    variant={at === 0 ? 'primary' : 'secondary'}
                    onClick={() => {
                      open(change.action);
                    }}
                  >
                    {change.text}
                  </Button>
                ),
            )}
          </Flex>
        </StackItem>
      </Stack>
    </TitledCard>
  );
}

type Props = ExtensionTabProps & {
  readonly contents: ExtensionContents;
  readonly update: ExtensionUpdate;
};

function updateText(
  update: ExtensionUpdate,
  { extension: { packageName, isDeleting } }: Props['details'],
  t: Translate,
): string {
  if (isDeleting) return t('Uninstalling');
  switch (update.kind) {
    case 'waiting':
      return t('Version {{version}} is available. OLM does not install it automatically.', {
        version: update.to.bundle.version,
      });
    case 'automatic':
      return t('OLM installs version {{version}} automatically.', {
        version: update.to.bundle.version,
      });
    case 'none':
      return t('No update available');
    case 'unknown':
      return t('Available updates unknown');
    case 'blocked':
      return blockedText(update.by, packageName ?? '', t);
  }
}

function blockedText(by: Blocker, name: string, t: Translate): string {
  switch (by.kind) {
    case 'unfit':
      return t('OLM v1 cannot install version {{version}}.', { version: by.to.bundle.version });
    case 'keeps':
      return t('No catalog matches the selector, so OLM finds no versions.');
    default:
      return outcomeText(by, name, t)?.title ?? t('No update available');
  }
}

/** Contents that are not loaded. */
function Unread({ contents: { readings, read } }: Pick<Props, 'contents'>) {
  const t = useT();
  const isRequested = readings.some(({ state }) => state.kind === 'on-request');
  return (
    <Stack hasGutter>
      {readings.map(({ catalog, state }) => (
        <StackItem key={catalog}>
          {(state.kind === 'loading' || state.kind === 'reading') && (
            <div role="status">
              <Spinner aria-hidden="true" /> {t('Loading ClusterCatalog {{catalog}}', { catalog })}
            </div>
          )}
          {state.kind === 'on-request' && state.failure !== null && (
            <ContentFailure catalog={catalog} failure={state.failure} />
          )}
        </StackItem>
      ))}
      {isRequested && (
        <StackItem>
          <Content component="small">
            {t('The check downloads the entire content of the catalogs once.')}
          </Content>
          <Button variant="secondary" onClick={read}>
            {t('Check for updates')}
          </Button>
        </StackItem>
      )}
    </Stack>
  );
}
