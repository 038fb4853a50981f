import { useEffect } from 'react';
import { Content, StackItem } from '@patternfly/react-core';
import { ActionDialog, type ActionTitles } from '~/ui/calls/ActionDialog';
import { type OperatorPlugins, usePluginChange } from '~/operator/read/useConsolePlugins';
import { useKubeClient } from '~/kube/useKubeClient';
import type { PluginChange } from '~/olm/consolePlugins';
import { type Translate, useT } from '~/i18n';

/** Enables or disables console plugins: for everybody, and what that means. */
export function PluginChangeDialog({ config, change, onDone, onClose }: Props) {
  const t = useT();
  const { calls, ...run } = usePluginChange(config, change);
  const { isDone } = run;
  useEffect(() => {
    if (isDone) onDone(change.kind);
  }, [isDone, change, onDone]);
  return (
    <ActionDialog
      titles={titlesOf(change, t)}
      calls={calls}
      run={run}
      client={useKubeClient()}
      onClose={onClose}
    >
      <StackItem>
        <Content component="p">
          {change.kind === 'enable'
            ? t('A plugin extends the console for all users and has their permissions.')
            : t(
                'The pages and actions of the plugin are removed for all users. The Operator continues to run.',
              )}
        </Content>
      </StackItem>
    </ActionDialog>
  );
}

type Props = {
  readonly config: OperatorPlugins['config'];
  readonly change: PluginChange;
  readonly onDone: (kind: PluginChange['kind']) => void;
  readonly onClose: () => void;
};

function titlesOf({ kind, names }: PluginChange, t: Translate): ActionTitles {
  const values = { names: t.list(names) };
  return kind === 'enable'
    ? {
        question: t('Enable console plugin {{names}}?', values),
        action: t('Enable'),
        done: t('Console plugin {{names}} enabled', values),
      }
    : {
        question: t('Disable console plugin {{names}}?', values),
        action: t('Disable'),
        done: t('Console plugin {{names}} disabled', values),
      };
}
