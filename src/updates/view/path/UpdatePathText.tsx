import { Icon } from '@patternfly/react-core';
import { ExclamationTriangleIcon, InfoCircleIcon } from '@patternfly/react-icons';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import type { PathEnd, PlannedHop } from '~/olm/paths/updatePath';
import { type LaneVersion, type VersionLane, nameIn } from '~/olm/paths/versionLane';
import { type Translate, useT } from '~/i18n';
import { faultText, hopReasonText } from '~/ui/package/pathText';

/** The successive updates to a version, or why no update path leads to it. */
export function UpdatePathText({ lane, target }: Props) {
  const t = useT();
  const { path, versions } = lane;
  const wanted = versions.find(({ csvName }) => csvName === target);
  const installed = versions.find(({ way }) => way.kind === 'installed');
  if (path === null || installed === undefined) return null;
  const nameOf = nameIn(versions);
  const ending = endText(path.end, { lane, from: installed.version, nameOf }, t);
  return (
    // Announced, because it follows from the selection in the graph.
    <div className="operator-hub__path-text" aria-live="polite">
      {wanted !== undefined && (
        <Way wanted={wanted} installed={installed} hops={path.hops} nameOf={nameOf} />
      )}
      {ending !== null && (
        <p className="operator-hub__path-text-line">
          <Icon status="warning">
            <ExclamationTriangleIcon />
          </Icon>
          <span>
            <span className="pf-v6-screen-reader">{t('Warning')} </span>
            {ending}
          </span>
        </p>
      )}
    </div>
  );
}

type Props = {
  readonly lane: VersionLane;
  readonly target: string | null;
};

type WayProps = {
  readonly wanted: LaneVersion;
  readonly installed: LaneVersion;
  readonly hops: readonly PlannedHop[];
  readonly nameOf: NameOf;
};

type NameOf = ReturnType<typeof nameIn>;

function Way({ wanted, installed, hops, nameOf }: WayProps) {
  const t = useT();
  const { way } = wanted;
  if (way.kind === 'reached') {
    const shown = hops.slice(0, way.hops);
    return <Hops from={installed.version} hops={shown} nameOf={nameOf} />;
  }
  const text = noWayText(wanted, t);
  return text === null ? null : (
    <p className="operator-hub__path-text-line">
      <Icon status="info">
        <InfoCircleIcon />
      </Icon>
      <span>{text}</span>
    </p>
  );
}

function noWayText({ way, version, isVirtual }: LaneVersion, t: Translate): string | null {
  if (isVirtual && way.kind !== 'installed') {
    return t('The catalog lists {{version}} but does not contain it.', { version });
  }
  switch (way.kind) {
    case 'passed-over':
      return t('OLM skips {{version}}.', { version });
    case 'older':
      return t('{{version}} is earlier than the installed version. OLM does not downgrade.', {
        version,
      });
    case 'out-of-reach':
    case 'installed':
    case 'reached':
    case 'unknown':
      return null;
  }
}

type HopsProps = {
  readonly from: string;
  readonly hops: readonly PlannedHop[];
  readonly nameOf: NameOf;
};

/** Of a longer path, the first and last versions are displayed. */
const FEW = 6;

function Hops({ from, hops, nameOf }: HopsProps) {
  const t = useT();
  const names = [from, ...hops.map(({ csvName }) => nameOf(csvName))];
  const shown = hops.length <= FEW ? names : [...names.slice(0, 3), '…', ...names.slice(-2)];
  return (
    <>
      <p>
        <Sentence
          text={
            hops.length === 1
              ? t('<versions/>: one update')
              : t('<versions/>: {{count}} updates with separate install plans', {
                  count: hops.length,
                })
          }
          parts={{ versions: <Mono>{shown.join(' → ')}</Mono> }}
        />
      </p>
      {hops.length <= FEW && (
        <ol className="operator-hub__path-text-hops">
          {hops.map((hop, index) => (
            <li key={hop.csvName} className="operator-hub__subtle">
              {t('From {{from}} to {{to}}: {{reason}}', {
                from: names[index] ?? '',
                to: nameOf(hop.csvName),
                reason: hopReasonText(hop, nameOf(hop.csvName), t),
              })}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

type EndContext = {
  readonly lane: VersionLane;
  readonly from: string;
  readonly nameOf: NameOf;
};

/** `null`: the updates lead to the latest version, or it is installed. */
function endText(end: PathEnd, { lane, from, nameOf }: EndContext, t: Translate): string | null {
  const { channel, path } = lane;
  const last = path?.hops.at(-1);
  const at = last === undefined ? from : nameOf(last.csvName);
  switch (end.kind) {
    case 'head':
      return null;
    case 'unorderable':
      return faultText(end.fault, { channel, nameOf }, t);
    case 'circle':
      return t('The update path in channel {{channel}} from {{version}} contains a cycle.', {
        channel,
        version: at,
      });
    case 'stranded':
      return last === undefined
        ? t(
            'No update path in channel {{channel}} from {{version}}. The installed version remains.',
            { channel, version: at },
          )
        : t(
            'The update path in channel {{channel}} ends at {{version}} and does not reach {{head}}.',
            { channel, version: at, head: nameOf(end.head) },
          );
  }
}
