import { Button } from '@patternfly/react-core';
import { FailureAlert } from '~/components/FailureAlert';
import { Notice } from '~/components/Notice';
import { useEnablePlugins } from '~/data/consolePlugins';
import { useT } from '~/i18n';

/** After an installation that has left the console alone: the Operator's console plugins, to be enabled on demand. */
export function EnablePlugins({ names }: { readonly names: readonly string[] }) {
  const t = useT();
  const { isPending, failure, enable } = useEnablePlugins(names);
  return (
    <Notice
      variant="info"
      title={t('The Operator brings console plugins that are not enabled')}
      actionLinks={
        <Button variant="link" isInline isDisabled={isPending} onClick={enable}>
          {t('Enable {{names}}', { names: names.join(', ') })}
        </Button>
      }
    >
      {t(
        'A plugin adds to this console for everybody who opens it, and can do in it whatever they may do.',
      )}
      {failure !== null && <FailureAlert failure={failure} what={t('Console plugins')} />}
    </Notice>
  );
}
