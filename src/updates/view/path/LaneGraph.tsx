import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import type { Folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';
import { useT } from '~/i18n';
import { LaneArcs } from './LaneArcs';
import { LaneMark } from './LaneMark';
import { standingWords } from '~/ui/package/pathText';

/** The versions of a channel from left to right, the older first, with the updates as arcs above them. */
export function LaneGraph({ lane, row, target, onTarget }: Props) {
  const t = useT();
  const { channel } = lane;
  const isChoice = lane.course !== null;
  return (
    <div
      className="operator-hub__lane"
      role="group"
      aria-label={t('Version path of channel {{channel}}', { channel })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys, also where nothing in it can have the focus
      tabIndex={0}
    >
      <LaneArcs lane={lane} row={row} />
      <ol
        className="operator-hub__lane-row"
        aria-label={t('Versions from what is installed to the newest in {{channel}}', { channel })}
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
              <span className="operator-hub__subtle">{standingWords(one.item, t)}</span>
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
  /** The older first. */
  readonly row: readonly Folded<LaneVersion>[];
  /** The ClusterServiceVersion of the version that somebody wants to get to. */
  readonly target: string | null;
  readonly onTarget: (csvName: string) => void;
};
