import { info, warning } from '~/olm/finding';
import { canRun, type NodePlatforms, type Platforms, platformsIn } from '~/olm/packages/platforms';
import type { InstallFinding } from './installFinding';
import { channelOf } from '~/install/rules/form';
import { type PlannedInstall, isHeadChosen } from '~/install/rules/plannedInstall';
import { compareReleases, releaseOf } from '~/olm/semanticVersion';

/** Whether the cluster can run the Operator: by its Kubernetes version and its nodes. */
export function platformFindings(plan: PlannedInstall): readonly InstallFinding[] {
  return [...kubeVersionFindings(plan), ...nodeFindings(plan)];
}

/**
 * OLM keeps a ClusterServiceVersion in Pending with RequirementsNotMet if its minKubeVersion is invalid or later than
 * the server's version without the pre-release (recording min_kube_version; OLM requirements.go).
 */
function kubeVersionFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { serverVersion } = plan.facts;
  const wanted = channelOf(plan.form, plan.offered)?.minKubeVersion ?? null;
  if (wanted === null) return [];
  // The catalog does not state it for versions other than the head.
  const severity = isHeadChosen(plan) ? 'danger' : 'warning';
  const least = releaseOf(wanted);
  if (least === null) return [{ severity, kind: 'kube-version-malformed', wanted }];
  const served = serverVersion === null ? null : releaseOf(serverVersion);
  if (served === null || compareReleases(least, served) <= 0) return [];
  return [{ severity, kind: 'kube-too-old', wanted, server: served.join('.') }];
}

/** BR-041 to BR-044: the labels state the platforms of the default channel's head. OLM itself ignores them. */
function nodeFindings({ offered, facts }: PlannedInstall): readonly InstallFinding[] {
  if (facts.nodes === null) return [];
  const offers = platformsIn(offered.labels);
  if (!canRun(offers, facts.nodes)) {
    const platforms = [...offers.systems, ...offers.architectures];
    return [warning({ kind: 'platform-missing', platforms })];
  }
  const missing = missingOn(facts.nodes, offers);
  return missing.length === 0 ? [] : [info({ kind: 'platform-partial', missing })];
}

function missingOn(nodes: NodePlatforms, offers: Platforms): readonly string[] {
  return [
    ...nodes.systems.filter((system) => !offers.systems.includes(system)),
    ...nodes.architectures.filter((one) => !offers.architectures.includes(one)),
  ];
}
