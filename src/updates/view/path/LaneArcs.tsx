import type { Folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';
import { type Arc, arcsOf } from './arcs';

/** The updates from version to version, drawn. What they show is said by the words below them. */
export function LaneArcs({ lane, row }: Props) {
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

type Props = { readonly lane: VersionLane; readonly row: readonly Folded<LaneVersion>[] };

/** Pixels, as in path.css: a column, the room above the marks, where their middle is, and half of a mark. */
const COLUMN = 112;
const HEIGHT = 84;
const BASE = 68;
const MARK = 14;

/** Straight to the neighbour; over what is passed by otherwise, the higher the more that is. */
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
