import { BanIcon, CheckIcon } from '@patternfly/react-icons';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import { type Folded, folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { pathStatusText } from '~/ui/package/pathText';

/** The versions of a channel from left to right, the earlier first, with the updates as arcs above. */
export function LaneGraph({ lane, row, target, onTarget }: Props) {
  const t = useT();
  const { channel } = lane;
  const isChoice = lane.path !== null;
  return (
    <div
      className="operator-hub__lane"
      role="group"
      aria-label={t('Update path in channel {{channel}}', { channel })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard, even without focusable content
      tabIndex={0}
    >
      <LaneArcs lane={lane} row={row} />
      <ol
        className="operator-hub__lane-row"
        aria-label={t('Versions from installed to latest in {{channel}}', { channel })}
      >
        {row.map((one) =>
          one.kind === 'gap' ? (
            <li key={`gap ${one.before.csvName}`} className="operator-hub__lane-gap">
              {t('{{count}} more version', { count: one.count })}
            </li>
          ) : (
            <li key={one.item.csvName} className="operator-hub__lane-version">
              <LaneMark version={one.item} />
              {isChoice && one.item.way.kind !== 'installed' ? (
                <button
                  type="button"
                  className="operator-hub__lane-name"
                  title={one.item.csvName}
                  aria-pressed={one.item.csvName === target}
                  onClick={() => {
                    onTarget(one.item.csvName);
                  }}
                >
                  {one.item.version}
                </button>
              ) : (
                <span className="operator-hub__lane-name" title={one.item.csvName}>
                  {one.item.version}
                </span>
              )}
              <span className="operator-hub__subtle">{pathStatusText(one.item, t)}</span>
              {one.item.deprecation !== null && <DeprecatedLabel message={one.item.deprecation} />}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

type Props = {
  readonly lane: VersionLane;
  /** The earlier first. */
  readonly row: readonly Folded<LaneVersion>[];
  /** The ClusterServiceVersion of the target version. */
  readonly target: string | null;
  readonly onTarget: (csvName: string) => void;
};

/** A version in the lane, with a shape and color for each state. */
function LaneMark({ version: { way, isVirtual } }: { readonly version: LaneVersion }) {
  const look = `operator-hub__lane-mark operator-hub__lane-mark--${way.kind}`;
  return (
    <span
      className={isVirtual ? `${look} operator-hub__lane-mark--virtual` : look}
      aria-hidden="true"
    >
      {contentOf(way)}
    </span>
  );
}

function contentOf(way: LaneVersion['way']): ReactNode {
  switch (way.kind) {
    case 'installed':
      return <CheckIcon />;
    case 'reached':
      return way.hops;
    case 'out-of-reach':
      return <BanIcon />;
    case 'passed-over':
    case 'older':
    case 'unknown':
      return null;
  }
}

/** The arcs of the updates. The text below describes them. */
function LaneArcs({ lane, row }: LaneArcsProps) {
  const width = row.length * COLUMN;
  return (
    <svg
      className="operator-hub__lane-arcs"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <line
        className="operator-hub__lane-line"
        x1={COLUMN / 2}
        x2={width - COLUMN / 2}
        y1={BASE}
        y2={BASE}
      />
      {arcsOf(lane, row).map((arc) => (
        <g key={`${arc.from} ${arc.to}`} className="operator-hub__lane-arc">
          <path d={curve(arc)} />
          <path className="operator-hub__lane-tip" d={tip(arc)} />
        </g>
      ))}
    </svg>
  );
}

type LaneArcsProps = { readonly lane: VersionLane; readonly row: readonly Folded<LaneVersion>[] };

/** Pixels, as in path.css: a column, the space above the marks, their center, and half of a mark. */
const COLUMN = 112;
const HEIGHT = 84;
const BASE = 68;
const MARK = 14;

/** Straight to an adjacent version; otherwise higher the more versions are skipped. */
function curve({ from, to }: Arc): string {
  const [start, end] = [middle(from), middle(to)];
  if (to - from === 1) return `M ${start + MARK} ${BASE} H ${end - MARK - TIP}`;
  const top = BASE - Math.min(20 + (to - from) * 12, BASE - 6) * 1.1;
  return `M ${start} ${BASE - MARK} C ${start + COLUMN / 3} ${top} ${end - COLUMN / 3} ${top} ${end} ${BASE - MARK - TIP}`;
}

const TIP = 7;

function tip({ from, to }: Arc): string {
  const end = middle(to);
  if (to - from === 1) {
    const x = end - MARK;
    return `M ${x} ${BASE} l ${-TIP - 1} -5 v 10 z`;
  }
  return `M ${end} ${BASE - MARK} l -5 ${-TIP - 1} h 10 z`;
}

function middle(column: number): number {
  return (column + 0.5) * COLUMN;
}

/** An update between two positions of a row. */
type Arc = { readonly from: number; readonly to: number };

/** The visible future updates. Those into or out of a fold end at the fold. */
export function arcsOf(
  { path, versions }: VersionLane,
  row: readonly Folded<LaneVersion>[],
): readonly Arc[] {
  const installed = versions.find(({ way }) => way.kind === 'installed')?.csvName;
  const stops = [installed ?? '', ...(path?.hops ?? []).map(({ csvName }) => csvName)];
  const places = placesOf(versions, row);
  const columns = stops.flatMap((csvName) => places.get(csvName) ?? []);
  return columns
    .map((to, index) => ({ from: columns[index - 1] ?? to, to }))
    .filter(({ from, to }) => to > from);
}

/** The column of a version: its own, or that of its fold. */
function placesOf(
  versions: readonly LaneVersion[],
  row: readonly Folded<LaneVersion>[],
): ReadonlyMap<string, number> {
  const oldestFirst = versions.toReversed();
  const places = new Map<string, number>();
  let next = 0;
  for (const [column, one] of row.entries()) {
    const count = one.kind === 'gap' ? one.count : 1;
    for (const { csvName } of oldestFirst.slice(next, next + count)) places.set(csvName, column);
    next += count;
  }
  return places;
}

/** Longer rows do not fit into the page. */
const COLUMNS = 9;

/** The lane from earlier to later, folded to the relevant versions. */
export function laneRow(lane: VersionLane, target: string | null): readonly Folded<LaneVersion>[] {
  return folded(lane.versions.toReversed(), isKeptIn(lane, target), COLUMNS);
}

/** Longer tables are folded initially. */
const ROWS = 12;

/** The latest first. */
export function tableRows(
  lane: VersionLane,
  target: string | null,
  isWhole: boolean,
): readonly Folded<LaneVersion>[] {
  return folded(lane.versions, isKeptIn(lane, target), isWhole ? lane.versions.length : ROWS);
}

/**
 * The installed version with its adjacent ones, the target of the plan, the first and last updates, the latest and the
 * wanted version.
 */
function isKeptIn({ versions, path }: VersionLane, target: string | null) {
  const last = path?.hops.length ?? 0;
  const installed = versions.findIndex(({ way }) => way.kind === 'installed');
  const near = new Set(
    installed < 0
      ? versions.slice(0, COLUMNS - 1)
      : versions.slice(Math.max(installed - 1, 0), installed + 2),
  );
  return (version: LaneVersion) => {
    const { way, isPlanned, isHead, csvName } = version;
    const isNearEnd = way.kind === 'reached' && (way.hops <= 2 || way.hops >= last - 1);
    return isPlanned || isHead || csvName === target || isNearEnd || near.has(version);
  };
}
