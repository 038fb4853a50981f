import { useState, useEffect } from 'react';
import {
  Button,
  Flex,
  FlexItem,
  Label,
  List,
  ListItem,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import { ReloadHint } from '~/ui/whatNext/NextStepsCard';
import {
  type OperatorPlugins,
  useConsolePlugins,
  usePluginChange,
} from '~/operator/read/useConsolePlugins';
import type { PluginChange } from '~/olm/consolePlugins';
import { useT, type Translate } from '~/i18n';
import type { CsvProps } from '~/operator/view/overview/csvProps';
import type { ActionTitles } from '~/ui/calls/action';
import { useOpenDialog } from '~/ui/DialogProvider';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { TitledCard } from '~/ui/TitledCard';

/** The console plugins of the Operator, whether they are enabled, and an action to change that. */
export function ConsolePlugins({ csv }: CsvProps) {
  const t = useT();
  const found = useConsolePlugins(csv);
  if (found.status === 'ready' && found.data === null) return null;
  const title = t('Console plugins');
  return (
    <TitledCard title={title}>
      <LoadableView
        of={found}
        what={title}
        skeleton={<Skeleton height="3rem" screenreaderText={t('Loading')} />}
      >
        {(operators) => operators !== null && <Plugins {...operators} />}
      </LoadableView>
    </TitledCard>
  );
}

function Plugins({ plugins, config }: OperatorPlugins) {
  const t = useT();
  const open = useOpenDialog();
  const [changed, setChanged] = useState<PluginChange['kind'] | null>(null);
  return (
    <Stack hasGutter>
      <StackItem>
        <List isPlain>
          {plugins.map(({ name, isEnabled }) => (
            <ListItem key={name}>
              <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
                <FlexItem>
                  <Mono>{name}</Mono>
                </FlexItem>
                <FlexItem>
                  <Label isCompact {...(isEnabled && { status: 'success' })}>
                    {isEnabled ? t('Enabled') : t('Not enabled')}
                  </Label>
                </FlexItem>
                <FlexItem align={{ default: 'alignRight' }}>
                  <Button
                    variant="link"
                    isInline
                    aria-label={
                      isEnabled ? t('Disable {{name}}', { name }) : t('Enable {{name}}', { name })
                    }
                    onClick={() => {
                      const kind = isEnabled ? ('disable' as const) : ('enable' as const);
                      const props = { config, change: { kind, names: [name] }, onDone: setChanged };
                      open((onClose) => <PluginChangeDialog {...props} onClose={onClose} />);
                    }}
                  >
                    {isEnabled ? t('Disable') : t('Enable')}
                  </Button>
                </FlexItem>
              </Flex>
            </ListItem>
          ))}
        </List>
      </StackItem>
      {changed !== null && (
        <StackItem>
          <ReloadHint
            title={
              changed === 'enable'
                ? t('A console plugin was enabled')
                : t('A console plugin was disabled')
            }
          >
            {changed === 'enable'
              ? t('Reload the console in about a minute to load the plugin.')
              : t('The plugin remains loaded until you reload the console.')}
          </ReloadHint>
        </StackItem>
      )}
    </Stack>
  );
}

/** Enables or disables console plugins for all users, with the consequences. */
function PluginChangeDialog({ config, change, onDone, onClose }: Props) {
  const t = useT();
  const { calls, ...run } = usePluginChange(config, change);
  const { isDone } = run;
  useEffect(() => {
    if (isDone) onDone(change.kind);
  }, [isDone, change, onDone]);
  return (
    <ActionDialog
      action={{
        titles: titlesOf(change, t),
        text:
          change.kind === 'enable'
            ? t('A plugin extends the console for all users and has their permissions.')
            : t(
                'The pages and actions of the plugin are removed for all users. The Operator continues to run.',
              ),
        calls,
      }}
      run={run}
      onClose={onClose}
    />
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
        done: t('Console plugins enabled: {{names}}', values),
      }
    : {
        question: t('Disable console plugin {{names}}?', values),
        action: t('Disable'),
        done: t('Console plugins disabled: {{names}}', values),
      };
}
