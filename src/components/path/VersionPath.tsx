import { useState } from 'react';
import {
  FormSelect,
  FormSelectOption,
  HelperText,
  HelperTextItem,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import { type OperatorPackage, channelsInOrder } from '~/domain/catalog/operatorPackage';
import { edgesOf } from '~/domain/installed/path/edgeSource';
import type { CourseStart } from '~/domain/installed/path/plannedCourse';
import { updateHops } from '~/domain/installed/path/updateHops';
import { versionLane } from '~/domain/installed/path/versionLane';
import { useT } from '~/i18n';
import { CourseText } from './CourseText';
import { EdgeNote } from './EdgeNote';
import { LaneGraph } from './LaneGraph';
import { LaneTable } from './LaneTable';
import { hopsText } from './hopsText';
import { laneRow } from './laneRow';
import type { PathEdges } from './pathEdges';
import './path.css';

/** The versions of a channel, where one is, and which updates lead on: as a graph, and as a table that says the same. */
export function VersionPath({ operator, followed, start, edges, onRead }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(followed);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const channels = channelsInOrder(operator);
  const channel = channels.find(({ name }) => name === chosen) ?? channels[0];
  if (channel === undefined) return null;
  const { entries, isOtherContent } = edgesOf(channel, edges);
  // A plan that is open was made for the channel that is followed.
  const isFollowed = channel.name === followed;
  const from = start === null || isFollowed ? start : { ...start, plannedCsv: null };
  const lane = versionLane(channel, from, entries);
  const target = wanted ?? lane.course?.hops.at(-1)?.csvName ?? null;
  const hops = from === null ? null : updateHops(channel, from.installed.csvName, from.plannedCsv);
  const note = lane.course !== null || hops === null ? null : hopsText(hops, t);
  return (
    <div className="operator-hub__version-path">
      <div className="operator-hub__path-tools">
        <FormSelect
          className="operator-hub__path-channel"
          aria-label={t('Channel')}
          value={channel.name}
          onChange={(_, name) => {
            setChosen(name);
            setWanted(null);
          }}
        >
          {channels.map(({ name, deprecation }) => (
            <FormSelectOption
              key={name}
              value={name}
              label={channelLabel({ name, isFollowed: name === followed, deprecation })}
            />
          ))}
        </FormSelect>
        <ToggleGroup aria-label={t('Show the versions as')}>
          <ToggleGroupItem
            text={t('Graph')}
            buttonId="operator-hub-path-graph"
            isSelected={!isTable}
            onChange={() => {
              setTable(false);
            }}
          />
          <ToggleGroupItem
            text={t('Table')}
            buttonId="operator-hub-path-table"
            isSelected={isTable}
            onChange={() => {
              setTable(true);
            }}
          />
        </ToggleGroup>
      </div>
      {isTable ? (
        <LaneTable key={channel.name} lane={lane} target={target} />
      ) : (
        <LaneGraph lane={lane} row={laneRow(lane, target)} target={target} onTarget={setWanted} />
      )}
      <CourseText lane={lane} target={target} />
      {note !== null && (
        <HelperText>
          <HelperTextItem variant="indeterminate">{note}</HelperTextItem>
        </HelperText>
      )}
      <EdgeNote edges={edges} isOtherContent={isOtherContent} onRead={onRead} />
    </div>
  );

  function channelLabel({ name, isFollowed: isOwn, deprecation }: ChannelName): string {
    const own = isOwn ? t('{{channel}} (followed)', { channel: name }) : name;
    return deprecation === null ? own : t('{{name}} (deprecated)', { name: own });
  }
}

type ChannelName = {
  readonly name: string;
  readonly isFollowed: boolean;
  readonly deprecation: string | null;
};

type Props = PathEdges & {
  readonly operator: OperatorPackage;
  /** The channel of the Subscription. */
  readonly followed: string;
  /** `null`: nothing is installed. */
  readonly start: CourseStart | null;
};
