import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';

/**
 * Whether a resolution failed only because two versions of one Operator are there while one replaces the other. That
 * passes by itself, and OLM goes on to say so for a while after the old one is gone (recordings channel_switch,
 * install_manual_then_upgrade, not_upgradeable).
 */
export function resolvesOwnUpdate(
  message: string,
  csvs: readonly ClusterServiceVersion[],
): boolean {
  const { first, second } = PAIR.exec(message)?.groups ?? {};
  if (first === undefined || second === undefined) return false;
  return replaces(first, second, csvs) || replaces(second, first, csvs);
}

/** `@existing/<namespace>//<CSV>` is an installed version; OLM's registry/resolver/variable_types.go. */
const PAIR =
  /@existing\/[^\s,]*\/(?<first>[^\s,/]+) and @existing\/[^\s,]*\/(?<second>[^\s,/]+) (?:provide|originate from)/;

function replaces(name: string, old: string, csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some(({ metadata, spec }) => metadata.name === name && spec?.replaces === old);
}
