import type { InstalledOperator } from '~/olm/installed/installedOperator';
import {
  type ChannelVersion,
  type OperatorPackage,
  type PackageChannel,
  channelsInOrder,
} from '~/olm/packages/operatorPackage';

/** One version of a channel with its installations. */
export type PathStep = ChannelVersion & {
  /** The version that OLM installs without a starting CSV. */
  readonly isHead: boolean;
  readonly installedIn: readonly string[];
};

/** An installation whose channel does not contain its version (BR-019). */
export type LeftBehind = { readonly version: string; readonly namespace: string };

export type VersionPath = {
  readonly channel: string;
  readonly isDefault: boolean;
  readonly deprecation: string | null;
  /** Latest first, in the order of the package server. */
  readonly steps: readonly PathStep[];
  readonly leftBehind: readonly LeftBehind[];
};

/**
 * The versions of every channel. The package server states the versions without the update graph, so that reachability
 * is not shown.
 * @param installs the package's installations
 */
export function versionPaths(
  operator: OperatorPackage,
  installs: readonly InstalledOperator[],
): readonly VersionPath[] {
  return channelsInOrder(operator).map((channel) => ({
    channel: channel.name,
    isDefault: channel.name === operator.defaultChannel,
    deprecation: channel.deprecation,
    steps: channel.versions.map((version) => stepOf(version, channel, installs)),
    leftBehind: leftBehind(channel, installs),
  }));
}

/** More channels are folded. */
const FEW = 5;

/** Of many channels the first ones, the selected one, and those of installed versions. */
export function importantPaths(
  paths: readonly VersionPath[],
  chosen: string,
): readonly VersionPath[] {
  return paths.filter(
    ({ channel, steps, leftBehind: left }, index) =>
      index < FEW ||
      channel === chosen ||
      left.length > 0 ||
      steps.some(({ installedIn }) => installedIn.length > 0),
  );
}

/** A step, or the number of hidden ones. */
export type FoldedStep =
  | { readonly kind: 'step'; readonly step: PathStep }
  | { readonly kind: 'gap'; readonly hidden: number; readonly before: string };

/**
 * A long path with its first steps and the relevant ones: the head and the installed version. A single step is never
 * hidden.
 */
export function folded(steps: readonly PathStep[], limit: number): readonly FoldedStep[] {
  const isKept = (step: PathStep, index: number) =>
    index < limit || step.isHead || step.installedIn.length > 0;
  const result: FoldedStep[] = [];
  let gap: PathStep[] = [];
  const closeGap = () => {
    const [first] = gap;
    if (first !== undefined) result.push(gapOf(first, gap.length));
    gap = [];
  };
  steps.forEach((step, index) => {
    if (!isKept(step, index)) {
      gap.push(step);
      return;
    }
    closeGap();
    result.push({ kind: 'step', step });
  });
  closeGap();
  return result;
}

function gapOf(first: PathStep, length: number): FoldedStep {
  return length === 1
    ? { kind: 'step', step: first }
    : { kind: 'gap', hidden: length, before: first.csvName };
}

function stepOf(
  version: ChannelVersion,
  { headCsv }: PackageChannel,
  installs: readonly InstalledOperator[],
): PathStep {
  return {
    ...version,
    isHead: version.csvName === headCsv,
    installedIn: installs
      .filter(({ csvNames }) => csvNames[0] === version.csvName)
      .map(({ namespace }) => namespace),
  };
}

function leftBehind(
  { name, versions }: PackageChannel,
  installs: readonly InstalledOperator[],
): readonly LeftBehind[] {
  const offered = new Set(versions.map(({ csvName }) => csvName));
  return installs.flatMap(({ channel, csvNames: [running], namespace, version }) =>
    channel !== name || running === undefined || offered.has(running)
      ? []
      : [{ version: version ?? running, namespace }],
  );
}
