import { useState } from 'react';
import { HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import {
  type OperatorPackage,
  type PackageChannel,
  channelsInOrder,
} from '~/olm/packages/operatorPackage';
import { edgesOf } from '~/olm/paths/edgeSource';
import type { CourseStart } from '~/olm/paths/plannedCourse';
import { updateHops } from '~/olm/paths/updateHops';
import { type VersionLane, versionLane } from '~/olm/paths/versionLane';
import { type Translate, useT } from '~/i18n';
import { CourseText } from './CourseText';
import { EdgeNote } from '~/ui/package/EdgeNote';
import { LaneGraph } from './LaneGraph';
import { LaneTable } from './LaneTable';
import { PathTools } from './PathTools';
import { hopsText } from './hopsText';
import { laneRow } from './laneRow';
import type { PathEdges } from '~/ui/package/pathEdges';
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
  const from = startIn(channel.name, followed, start);
  const lane = versionLane(channel, from, entries);
  const target = wanted ?? lane.course?.hops.at(-1)?.csvName ?? null;
  const note = noteOn(channel, { start: from, lane }, t);
  return (
    <div className="operator-hub__version-path">
      <PathTools
        channels={channels}
        channel={channel.name}
        followed={followed}
        isTable={isTable}
        onChannel={(name) => {
          setChosen(name);
          setWanted(null);
        }}
        onTable={setTable}
      />
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
}

/** Where the way is not known: how many updates there may be; `null` where it is, or nothing is installed. */
function noteOn(channel: PackageChannel, { start, lane }: Way, t: Translate): string | null {
  if (lane.course !== null || start === null) return null;
  return hopsText(updateHops(channel, start.installed.csvName, start.plannedCsv), t);
}

type Way = { readonly start: CourseStart | null; readonly lane: VersionLane };

/** A plan that is open was made for the channel that is followed. */
function startIn(channel: string, followed: string, start: CourseStart | null): CourseStart | null {
  return start === null || channel === followed ? start : { ...start, plannedCsv: null };
}

type Props = PathEdges & {
  readonly operator: OperatorPackage;
  /** The channel of the Subscription. */
  readonly followed: string;
  /** `null`: nothing is installed. */
  readonly start: CourseStart | null;
};
