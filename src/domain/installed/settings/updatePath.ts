import type { PackageChannel } from '../../catalog/operatorPackage';
import { versionOrName } from '../../plans/csvName';
import { type ChannelFit, channelFit } from './channelFit';

/** The way from what is installed to the head of the channel, oldest first. */
export type UpdatePath = {
  readonly steps: readonly UpdateStep[];
  readonly hops: UpdateHops;
};

export type UpdateStep =
  | {
      readonly kind: 'version';
      readonly csvName: string;
      readonly version: string;
      readonly isInstalled: boolean;
      /** The InstallPlan of now leads to it. */
      readonly isNext: boolean;
      readonly isHead: boolean;
      /** The plan leads past it. */
      readonly isPassedOver: boolean;
      readonly deprecation: string | null;
    }
  /** Versions that are left out here. */
  | { readonly kind: 'gap'; readonly count: number; readonly before: string };

/** How many updates lead there (SU-024). Only an InstallPlan tells one for certain: the catalog does not name the edges. */
export type UpdateHops =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' }
  | { readonly kind: 'at-most'; readonly count: number }
  | { readonly kind: 'unknown' };

/**
 * @param installedCsv what runs now
 * @param nextCsv what the InstallPlan of now installs; `null` when there is none
 */
export function updatePath(
  channel: PackageChannel,
  installedCsv: string,
  nextCsv: string | null,
): UpdatePath {
  const fit = channelFit(channel, installedCsv);
  const newer = fit.kind === 'behind' ? channel.versions.slice(0, fit.newer) : [];
  const ahead = fit.kind === 'absent' ? channel.versions.slice(0, 1) : newer;
  const known = channel.versions.find(({ csvName }) => csvName === installedCsv);
  const installed = known ?? {
    csvName: installedCsv,
    version: versionOrName(installedCsv),
    deprecation: null,
  };
  const next = newer.findIndex(({ csvName }) => csvName === nextCsv);
  const passedOver = new Set(next < 0 ? [] : newer.slice(next + 1));
  const steps = [installed, ...ahead.toReversed()].map((entry) => ({
    kind: 'version' as const,
    ...entry,
    isInstalled: entry.csvName === installedCsv,
    isNext: entry.csvName === nextCsv && nextCsv !== installedCsv,
    isHead: entry.csvName === channel.headCsv,
    isPassedOver: passedOver.has(entry),
  }));
  return {
    steps: folded(steps),
    hops: hopsOf(fit, { next, leadsToHead: nextCsv === channel.headCsv }),
  };
}

type Plan = {
  /** How many versions are newer than that of the plan; negative when there is none, or it is not in the channel. */
  readonly next: number;
  readonly leadsToHead: boolean;
};

function hopsOf(fit: ChannelFit, { next, leadsToHead }: Plan): UpdateHops {
  if (fit.kind === 'newest' || fit.kind === 'nothing-installed') return { kind: 'none' };
  if (leadsToHead) return { kind: 'one' };
  if (fit.kind === 'absent') return { kind: 'unknown' };
  const count = next < 0 ? fit.newer : next + 1;
  return count === 1 ? { kind: 'one' } : { kind: 'at-most', count };
}

type VersionStep = Extract<UpdateStep, { kind: 'version' }>;

/** More steps than this are folded to the ones that a person looks for. */
const FEW = 5;

function folded(steps: readonly VersionStep[]): readonly UpdateStep[] {
  if (steps.length <= FEW) return steps;
  const result: UpdateStep[] = [];
  let left: VersionStep[] = [];
  for (const [index, step] of steps.entries()) {
    const isKept =
      step.isInstalled || step.isNext || step.isHead || index === 1 || index === steps.length - 2;
    if (isKept) {
      result.push(...gapOf(left), step);
      left = [];
    } else left.push(step);
  }
  return [...result, ...gapOf(left)];
}

/** A gap of one is no gap. */
function gapOf(left: readonly VersionStep[]): readonly UpdateStep[] {
  const [first] = left;
  if (first === undefined) return [];
  return left.length === 1 ? [first] : [{ kind: 'gap', count: left.length, before: first.csvName }];
}
