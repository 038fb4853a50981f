import type { Subscription } from '~/kube/models/olm';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import {
  certainEdges,
  type PathStart,
  updateHops,
  type UpdateHops,
  type VersionRef,
} from '~/olm/paths/updatePath';
import { csvVersions } from '~/olm/plans/csvVersions';
import {
  Card,
  CardBody,
  CardTitle,
  Skeleton,
  HelperText,
  FormSelect,
  FormSelectOption,
  ToggleGroup,
  ToggleGroupItem,
  Button,
} from '@patternfly/react-core';
import { useState } from 'react';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { LoadableView } from '~/ui/LoadableView';
import { installedVersions } from '~/olm/installed/installedVersions';
import { readSettings } from '~/olm/installed/subscription';
import { useT, type Translate } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import {
  channelsInOrder,
  type OperatorPackage,
  type PackageChannel,
} from '~/olm/packages/operatorPackage';
import { nameIn, versionLane, type VersionLane, type LaneVersion } from '~/olm/paths/versionLane';
import { EdgeNote } from '~/ui/package/EdgeNote';
import { type PathEdges, pathStatusText, takesOverText } from '~/ui/package/pathText';
import { shownLine } from '~/kube/shownText';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { Mono } from '~/ui/Mono';
import { UpdatePathText } from '~/updates/view/path/UpdatePathText';
import { LaneGraph, laneRow, tableRows } from '~/updates/view/path/LaneGraph';
import type { SubscribedProps } from './subscribed';
import '../path/path.css';

/** The versions of the channels, and the updates between them. */
export function VersionPathCard({ details, subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { offered, updateFacts, retry, readEdges } = subscribed;
  const { installed, edges } = updateFacts;
  return (
    <Card>
      <CardTitle component="h2">{t('Update path')}</CardTitle>
      <CardBody>
        <LoadableView
          of={offered}
          what={t('Package versions')}
          skeleton={<Skeleton height="10rem" />}
          onRetry={retry}
        >
          {(operator) =>
            operator === null ? (
              <p>{t('Package not available in this namespace from this catalog.')}</p>
            ) : (
              <VersionPath
                operator={operator}
                followed={readSettings(subscription).channel ?? operator.defaultChannel}
                start={installed && { installed, planned: plannedBy(subscription, details) }}
                edges={edges}
                onRead={readEdges}
              />
            )
          }
        </LoadableView>
      </CardBody>
    </Card>
  );
}

function plannedBy(subscription: Subscription, { facts }: OperatorDetails): VersionRef | null {
  const { csvs, plan } = facts;
  const { nextCsv: csvName } = installedVersions(subscription, csvs);
  const versionOf = csvVersions({ csvs, plans: plan === null ? [] : [plan] });
  return csvName === null ? null : { csvName, version: versionOf(csvName) };
}

/** The versions of a channel, the installed one, and the possible updates: as a graph and as an equivalent table. */
export function VersionPath({ operator, followed, start, edges, onRead }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(followed);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const channels = channelsInOrder(operator);
  const channel = channels.find(({ name }) => name === chosen) ?? channels[0];
  if (channel === undefined) return null;
  const from = startIn(channel.name, followed, start);
  const { entries, isOtherContent } = certainEdges(channel, edges, lastIn(from));
  const lane = versionLane(channel, from, entries);
  const target = wanted ?? lane.path?.hops.at(-1)?.csvName ?? null;
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
      <UpdatePathText lane={lane} target={target} />
      {note !== null && (
        <HelperText>
          <HelperTextItem variant="indeterminate">{note}</HelperTextItem>
        </HelperText>
      )}
      <EdgeNote edges={edges} isOtherContent={isOtherContent} onRead={onRead} />
    </div>
  );
}

/** The version from which the next unplanned update starts. */
function lastIn(start: PathStart | null): VersionRef | null {
  return start === null ? null : (start.planned ?? start.installed);
}

/** The possible number of updates without an update graph; `null`: known, or not installed. */
function noteOn(channel: PackageChannel, { start, lane }: Way, t: Translate): string | null {
  if (lane.path !== null || start === null) return null;
  return hopsText(updateHops(channel, start.installed.csvName, start.planned?.csvName ?? null), t);
}

type Way = { readonly start: PathStart | null; readonly lane: VersionLane };

/** An open plan belongs to the current channel. */
function startIn(channel: string, followed: string, start: PathStart | null): PathStart | null {
  return start === null || channel === followed ? start : { ...start, planned: null };
}

type Props = PathEdges & {
  readonly operator: OperatorPackage;
  /** The channel of the Subscription. */
  readonly followed: string;
  /** `null`: not installed. */
  readonly start: PathStart | null;
};

/** The number of updates to the latest version, if only an InstallPlan is certain. */
function hopsText(hops: UpdateHops, t: Translate): string | null {
  switch (hops.kind) {
    case 'none':
      return null;
    case 'one':
      return t('One update to the latest version.');
    case 'at-most':
      return t('Up to {{count}} updates to the latest version, each with its own install plan.', {
        count: hops.count,
      });
    case 'unknown':
      return t('The update path to the latest version is unknown.');
  }
}

/** The displayed channel and its form. */
function PathTools({ channels, channel, followed, isTable, onChannel, onTable }: PathToolsProps) {
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
      <ToggleGroup aria-label={t('View versions as')}>
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

type PathToolsProps = {
  readonly channels: readonly NamedChannel[];
  /** The name of the displayed channel. */
  readonly channel: string;
  readonly followed: string;
  readonly isTable: boolean;
  readonly onChannel: (name: string) => void;
  readonly onTable: (isTable: boolean) => void;
};

function channelLabel({ name, deprecation }: NamedChannel, isFollowed: boolean, t: Translate) {
  const own = isFollowed ? t('{{channel}} (current)', { channel: name }) : shownLine(name);
  return deprecation === null ? own : t('{{name}} (deprecated)', { name: own });
}

/** The graph as a table, the latest version first. */
function LaneTable({ lane, target }: LaneTableProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const { channel, versions } = lane;
  const rows = tableRows(lane, target, isWhole);
  const hasEdges = versions.some(({ entry }) => entry !== null);
  return (
    <>
      <Table
        variant="compact"
        borders={false}
        gridBreakPoint="grid-lg"
        aria-label={t('Versions in channel {{channel}}', { channel })}
      >
        <Thead>
          <Tr>
            <Th width={20}>{t('Version')}</Th>
            <Th width={25}>{t('Status')}</Th>
            {hasEdges && <Th>{t('Update type')}</Th>}
            {lane.path !== null && <Th modifier="fitContent">{t('Number of updates')}</Th>}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((one) =>
            one.kind === 'gap' ? (
              <Tr key={`gap ${one.before.csvName}`}>
                <Td colSpan={4} className="operator-hub__subtle">
                  {t('{{count}} more version', { count: one.count })}
                </Td>
              </Tr>
            ) : (
              <VersionRow
                key={one.item.csvName}
                version={one.item}
                hasEdges={hasEdges}
                hasUpdatePath={lane.path !== null}
                nameOf={nameIn(versions)}
              />
            ),
          )}
        </Tbody>
      </Table>
      {(isWhole || rows.some(({ kind }) => kind === 'gap')) && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? t('Show less') : t('Show all {{count}} versions', { count: versions.length })}
        </Button>
      )}
    </>
  );
}

type LaneTableProps = { readonly lane: VersionLane; readonly target: string | null };

function VersionRow({ version, hasEdges, hasUpdatePath, nameOf }: RowProps) {
  const t = useT();
  const { csvName, deprecation, entry, way } = version;
  return (
    <Tr>
      <Td dataLabel={t('Version')}>
        <Mono title={csvName}>{version.version}</Mono>{' '}
        {deprecation !== null && <DeprecatedLabel message={deprecation} />}
      </Td>
      <Td dataLabel={t('Status')}>{pathStatusText(version, t)}</Td>
      {hasEdges && (
        <Td dataLabel={t('Update type')}>
          {entry === null ? '' : takesOverText(entry, nameOf, t)}
        </Td>
      )}
      {hasUpdatePath && (
        <Td dataLabel={t('Number of updates')} className="operator-hub__number">
          {way.kind === 'reached' ? way.hops : '–'}
        </Td>
      )}
    </Tr>
  );
}

type RowProps = {
  readonly version: LaneVersion;
  readonly hasEdges: boolean;
  readonly hasUpdatePath: boolean;
  readonly nameOf: ReturnType<typeof nameIn>;
};
