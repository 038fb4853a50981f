import { certainEdges, nameAt } from '~/olm/paths/updatePath';
import { useState } from 'react';
import { Button, FormGroup, Radio, Skeleton } from '@patternfly/react-core';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import {
  channelsInOrder,
  type OperatorPackage,
  type PackageChannel,
} from '~/olm/packages/operatorPackage';
import { shownLine } from '~/kube/shownText';
import { useT, type Translate } from '~/i18n';
import { channelSwitch, type ChannelSwitch } from '~/olm/paths/channelSwitch';
import { channelFit, type ChannelFit } from '~/olm/installed/subscription';
import type { UpdateFacts } from '~/updates/rules/settings/settingFindings';
import type { SettingsFieldProps } from './settingsField';

/** The channels of the package, each with its latest version and its effect on the installed one (SU-018). */
export function ChannelField({ current, ...field }: Props) {
  const t = useT();
  const { offered, retry } = field.subscribed;
  return (
    <FormGroup isStack role="radiogroup" fieldId="operator-hub-update-channel" label={t('Channel')}>
      <LoadableView
        of={offered}
        what={t('Channels')}
        skeleton={<Skeleton height="6rem" />}
        onRetry={retry}
      >
        {(operator) =>
          operator === null ? (
            <p>{t('Package not available in this namespace from this catalog.')}</p>
          ) : (
            <Channels {...field} current={current} operator={operator} />
          )
        }
      </LoadableView>
    </FormGroup>
  );
}

type Props = SettingsFieldProps & {
  /** The channel of the Subscription. */
  readonly current: string | null;
};

/** More channels are folded. */
const FEW = 6;

function Channels({
  operator,
  current,
  settings,
  subscribed,
  onChoose,
}: Props & { readonly operator: OperatorPackage }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const followed = settings.channel ?? operator.defaultChannel;
  const channels = channelsInOrder(operator);
  const shown = channels.filter(
    ({ name }, index) => isWhole || index < FEW || name === followed || name === current,
  );
  const isGone = channels.every(({ name }) => name !== followed);
  return (
    <>
      {isGone && (
        <ChannelRadio
          name={followed}
          description={t('Channel not found in the package.')}
          isChecked
          onChoose={() => undefined}
        />
      )}
      {shown.map((channel) => (
        <ChannelRadio
          key={channel.name}
          name={channel.name}
          isDefault={channel.name === operator.defaultChannel}
          deprecation={channel.deprecation}
          description={<ChannelNote channel={channel} subscribed={subscribed} />}
          isChecked={channel.name === followed}
          onChoose={() => {
            onChoose({ channel: channel.name });
          }}
        />
      ))}
      {shown.length < channels.length && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(true);
          }}
        >
          {t('Show {{count}} more', { count: channels.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function ChannelRadio({
  name,
  isDefault,
  deprecation,
  description,
  isChecked,
  onChoose,
}: RadioProps) {
  const t = useT();
  return (
    <Radio
      id={`operator-hub-update-channel-${name}`}
      name="operator-hub-update-channel"
      label={
        <>
          {isDefault === true
            ? t('{{channel}} (default channel)', { channel: name })
            : shownLine(name)}{' '}
          {deprecation != null && <DeprecatedLabel message={deprecation} />}
        </>
      }
      description={description}
      isChecked={isChecked}
      onChange={onChoose}
    />
  );
}

type RadioProps = {
  readonly name: string;
  readonly isDefault?: boolean;
  readonly deprecation?: string | null;
  readonly description: React.ReactNode;
  readonly isChecked: boolean;
  readonly onChoose: () => void;
};

function ChannelNote({ channel, subscribed }: NoteProps) {
  const t = useT();
  const { installed, edges } = subscribed.updateFacts;
  const note = installed === null ? null : channelNote(channel, { installed, edges }, t);
  return (
    <>
      {t('Latest')} <Mono>{channel.version}</Mono>
      {note !== null && ` · ${note}`}
    </>
  );
}

type NoteProps = Pick<SettingsFieldProps, 'subscribed'> & { readonly channel: PackageChannel };

/** The effect of a channel on the installed version, exact with an update graph. */
function channelNote(channel: PackageChannel, facts: At, t: Translate): string {
  const { installed, edges } = facts;
  const version = nameAt(installed);
  const { entries } = certainEdges(channel, edges, installed);
  return entries === null
    ? fitText(channelFit(channel, installed.csvName), version, t)
    : switchText(channelSwitch(channel, entries, installed), version, t);
}

type At = Pick<UpdateFacts, 'edges'> & {
  readonly installed: NonNullable<UpdateFacts['installed']>;
};

function fitText(fit: ChannelFit, version: string, t: Translate): string {
  switch (fit.kind) {
    case 'nothing-installed':
    case 'newest':
      return t('{{version}} installed, up to date', { version });
    case 'behind':
      return t('contains {{version}} and {{count}} later versions', { version, count: fit.newer });
    case 'absent':
      return t('does not contain {{version}} (updates might not be available)', { version });
  }
}

function switchText(found: ChannelSwitch, version: string, t: Translate): string {
  switch (found.kind) {
    case 'newest':
      return t('{{version}} installed, up to date', { version });
    case 'no-path':
      return t('No update path from {{version}}', { version });
    case 'unorderable':
      return t('OLM cannot resolve this channel');
    case 'next':
      return found.hops === 1
        ? t('one update from {{version}} to {{to}}', { version, to: found.to })
        : t('{{count}} updates from {{version}}, first to {{to}}', {
            version,
            to: found.to,
            count: found.hops,
          });
  }
}
