import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { HealthFacts } from './healthFacts';

/**
 * Whether a resolution failed only because two versions of one Operator are there while one replaces the other. That
 * passes by itself, and OLM goes on to say so for a while after the old one is gone (recordings channel_switch,
 * install_manual_then_upgrade, not_upgradeable). It says so to all Subscriptions of the namespace: to those of other
 * Operators it matters when the update does not get on.
 */
export function passesWithUpdate(
  message: string,
  { csvs, namespaceCsvs }: Pick<HealthFacts, 'csvs' | 'namespaceCsvs'>,
): boolean {
  const names = existingIn(message);
  const next = namespaceCsvs.find(
    ({ metadata, spec }) => names.includes(metadata.name) && names.includes(spec?.replaces ?? ''),
  );
  if (next === undefined) return false;
  const isOwn = csvs.some(({ metadata }) => metadata.name === next.metadata.name);
  return isOwn || !isStuck(next);
}

/** `@existing/<namespace>//<CSV>` is an installed version; OLM's registry/resolver/variable_types.go. */
function existingIn(message: string): readonly string[] {
  return [...message.matchAll(/@existing\/[^\s,]*\/(?<name>[^\s,/]+)/g)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
}

function isStuck({ status }: ClusterServiceVersion): boolean {
  return status?.phase === 'Failed' || status?.reason === 'OperatorConditionNotUpgradeable';
}
