import { FormSelect, FormSelectOption, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { shownLine } from '~/kube/shownText';
import { type Translate, useT } from '~/i18n';

/** Which channel is shown, and how. */
export function PathTools({ channels, channel, followed, isTable, onChannel, onTable }: Props) {
  const t = useT();
  return (
    <div className="operator-hub__path-tools">
      <FormSelect
        className="operator-hub__path-channel"
        aria-label={t('Channel')}
        value={channel}
        onChange={(_, name) => {
          onChannel(name);
        }}
      >
        {channels.map((one) => (
          <FormSelectOption
            key={one.name}
            value={one.name}
            label={channelLabel(one, one.name === followed, t)}
          />
        ))}
      </FormSelect>
      <ToggleGroup aria-label={t('Show the versions as')}>
        <ToggleGroupItem
          text={t('Graph')}
          buttonId="operator-hub-path-graph"
          isSelected={!isTable}
          onChange={() => {
            onTable(false);
          }}
        />
        <ToggleGroupItem
          text={t('Table')}
          buttonId="operator-hub-path-table"
          isSelected={isTable}
          onChange={() => {
            onTable(true);
          }}
        />
      </ToggleGroup>
    </div>
  );
}

type NamedChannel = Pick<PackageChannel, 'name' | 'deprecation'>;

type Props = {
  readonly channels: readonly NamedChannel[];
  /** The name of the one that is shown. */
  readonly channel: string;
  readonly followed: string;
  readonly isTable: boolean;
  readonly onChannel: (name: string) => void;
  readonly onTable: (isTable: boolean) => void;
};

function channelLabel({ name, deprecation }: NamedChannel, isFollowed: boolean, t: Translate) {
  const own = isFollowed ? t('{{channel}} (followed)', { channel: name }) : shownLine(name);
  return deprecation === null ? own : t('{{name}} (deprecated)', { name: own });
}
