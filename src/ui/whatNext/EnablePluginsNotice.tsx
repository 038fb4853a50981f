import { Button } from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import { useT } from '~/i18n';

/** The Operator's console plugins that the console does not load, to be enabled on demand. */
export function EnablePluginsNotice({ names, enabling: { isPending, failure, enable } }: Props) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('The Operator brings console plugins that are not enabled')}
      actionLinks={
        <Button variant="link" isInline isDisabled={isPending} onClick={enable}>
          {t('Enable {{names}}', { names: t.list(names) })}
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

type Props = { readonly names: readonly string[]; readonly enabling: Enabling };

/** Enables the plugins, and how that goes. */
export type Enabling = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly enable: () => void;
};
