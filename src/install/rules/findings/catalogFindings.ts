import { channelOf, versionOf } from '~/install/rules/form';
import { isHeadChosen, type PlannedInstall } from '~/install/rules/plannedInstall';
import { catalogSourceModel, operatorGroupModel } from '~/kube/models/olm';
import { type CatalogHealth, resolvedCatalogs } from '~/olm/catalogSources/catalogHealth';
import { danger, info, warning, when } from '~/olm/finding';
import type { ConcernedObject } from '~/olm/messages/message';
import { excludingGroup } from '~/olm/namespaces/globalCatalogExclusion';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { isInRange } from '~/olm/dependencies/dependencies';
import { skipRangeIn } from '~/olm/paths/updatePath';
import { OFFERED_MODES } from '~/olm/packages/installModes';
import { channelOf as channelIn } from '~/olm/packages/operatorPackage';
import { canRun, type NodePlatforms, type Platforms, platformsIn } from '~/olm/packages/platforms';
import { compareReleases, releaseOf } from '~/olm/semanticVersion';
import { defaultChannelFix, otherNamespaces } from './fixes';
import { choose, type Fix, type InstallFinding } from './installFinding';

/** Whether OLM can resolve the namespace and this package. */
export function catalogFindings(plan: PlannedInstall): readonly InstallFinding[] {
  if (plan.form.namespace === '') return [];
  const gone = presenceFindings(plan);
  // A missing catalog is missing in every namespace, so that another one is no remedy.
  return [
    ...(gone.length > 0 ? gone : (exclusionFinding(plan) ?? serviceFindings(plan))),
    ...healthFindings(plan),
  ];
}

/** The package server offers a global catalog even where the resolution excludes it; `null`: the namespace excludes none. */
function exclusionFinding(plan: PlannedInstall): readonly InstallFinding[] | null {
  const { catalog, catalogNamespace } = plan.offered.key;
  const { namespace } = plan.form;
  const group = excludingGroup(groupsIn(namespace, plan.facts.operatorGroups));
  if (group === null || catalogNamespace === namespace) return null;
  const cause = { kind: 'package-not-served', catalog, catalogNamespace, namespace } as const;
  const object = { model: operatorGroupModel, name: group.metadata.name, namespace };
  return [danger({ ...cause, object, actions: otherNamespaces(plan) })];
}

/**
 * BR-016: a catalog outside of the global namespace is available in its own namespace only. Stock console 4.6, item 5.
 */
function serviceFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog, catalogNamespace } = offered.key;
  const { namespace } = form;
  const cause = { kind: 'package-not-served', catalog, catalogNamespace, namespace } as const;
  const isOther = catalogNamespace !== namespace;
  const actions = isOther ? [choose({ namespace: catalogNamespace })] : [];
  const object = catalogObject(catalog, catalogNamespace);
  return when(facts.isServed === false, danger({ ...cause, object, actions }));
}

/** The catalog was deleted while the page was open (recording no_such_catalog). */
function presenceFindings({ offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog, catalogNamespace } = offered.key;
  const isSeen = facts.catalogs?.some(({ metadata }) => metadata.namespace === catalogNamespace);
  const isThere = facts.catalogs?.some(
    ({ metadata }) => metadata.name === catalog && metadata.namespace === catalogNamespace,
  );
  const object = catalogObject(catalog, catalogNamespace);
  return when(
    isSeen === true && isThere === false,
    danger({ kind: 'catalog-gone', catalog, catalogNamespace, object }),
  );
}

/**
 * IN-044: an unavailable catalog stops every resolution in its namespaces (recording catalog_unhealthy). A warning,
 * because the installation continues when the catalog is available again.
 */
function healthFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { catalog: own, catalogNamespace } = offered.key;
  // A package that is available in another namespace proves that its catalog is global.
  const global = facts.isServed === true ? [catalogNamespace] : [];
  const resolution = {
    used: new Set(global),
    groups: groupsIn(form.namespace, facts.operatorGroups),
  };
  return resolvedCatalogs(facts.catalogs ?? [], form.namespace, resolution)
    .filter(({ state }) => state === 'down')
    .map(({ name, namespace, message, observed }: CatalogHealth) => {
      const object = catalogObject(name, namespace);
      const reported = message === '' ? observed : message;
      return name === own && namespace === catalogNamespace
        ? warning({ kind: 'catalog-down', catalog: name, message: reported, object })
        : warning({
            kind: 'other-catalog-down',
            catalog: name,
            catalogNamespace: namespace,
            message: reported,
            object,
          });
    });
}

function catalogObject(name: string, namespace: string): ConcernedObject {
  return { model: catalogSourceModel, name, namespace };
}

/** The data of the catalog: channel, version and mode exist (IN-004, IN-006, IN-017, SU-044), and deprecations. */
export function offerFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, offered } = plan;
  const channel = channelOf(form, offered);
  if (channel === null) {
    const unknown = { kind: 'channel-unknown', channel: form.channel } as const;
    return [danger({ ...unknown, actions: defaultChannelFix(plan) })];
  }
  const version = versionOf(form, offered);
  const head = channel.version;
  return [
    ...when(
      version === null,
      danger({
        kind: 'version-unknown',
        channel: form.channel,
        version: form.version,
        actions: [choose({ version: head })],
      }),
    ),
    ...when(
      !isHeadChosen(plan) &&
        isInRange(version?.version ?? '', skipRangeIn(channel.annotations) ?? ''),
      warning({
        kind: 'version-skipped',
        channel: form.channel,
        version: form.version,
        head,
        actions: [choose({ version: head })],
      }),
    ),
    ...modeFindings(plan, head),
    ...deprecations(plan),
  ];
}

/** IN-004: each ClusterServiceVersion has its own modes, but the catalog states those of the head only. */
function modeFindings(plan: PlannedInstall, head: string): readonly InstallFinding[] {
  const { form, offered } = plan;
  const { mode, version } = form;
  const supported = channelOf(form, offered)?.installModes ?? [];
  if (supported.includes(mode)) return [];
  if (!isHeadChosen(plan)) {
    return [warning({ kind: 'mode-unproven', mode, version, head, actions: supportedHead(plan) })];
  }
  const other = OFFERED_MODES.find((one) => supported.includes(one));
  const actions = other === undefined ? [] : [choose({ mode: other })];
  return [danger({ kind: 'mode-unsupported', mode, actions })];
}

/** SU-013: package, channel and version can be deprecated at once, each with its own message. */
function deprecations(plan: PlannedInstall): readonly InstallFinding[] {
  const { form, offered } = plan;
  const channel = channelOf(form, offered);
  return [
    ...deprecation(offered.deprecation, []),
    ...deprecation(channel?.deprecation ?? null, supportedChannel(plan)),
    ...deprecation(versionOf(form, offered)?.deprecation ?? null, supportedHead(plan)),
  ];
}

function deprecation(message: string | null, actions: readonly Fix[]): readonly InstallFinding[] {
  return message === null ? [] : [warning({ kind: 'deprecated', message, actions })];
}

function supportedChannel({ form, offered }: PlannedInstall): readonly Fix[] {
  const other = channelIn(offered, null);
  const isBetter = other !== null && other.name !== form.channel && other.deprecation === null;
  return isBetter ? [choose({ channel: other.name })] : [];
}

function supportedHead(plan: PlannedInstall): readonly Fix[] {
  const channel = channelOf(plan.form, plan.offered);
  const head = channel?.versions.find(({ csvName }) => csvName === channel.headCsv);
  const isBetter = head?.deprecation === null && !isHeadChosen(plan);
  return isBetter ? [choose({ version: head.version })] : [];
}

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
