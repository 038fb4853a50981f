import { consoleConfigModel } from '~/kube/models/console';
import { malformedCredentials, missingCredentials } from '~/olm/packages/credentialFormats';
import { requestedIdentity } from '~/olm/packages/cloudIdentity';
import { disabledPlugins, isTrustedCatalog } from '~/olm/consolePlugins';
import { type Finding, choose, finding, when } from '~/install/rules/problems/finding';
import { channelOf } from './form';
import { isRedHat, monitoringOffer } from './monitoring';
import { type PlannedInstall, namespaceObject } from './plannedInstall';

/** The problems with credentials, monitoring and console plugins. */
export function accessProblems(plan: PlannedInstall): readonly Finding[] {
  return [...credentialProblems(plan), ...monitoringProblems(plan), ...pluginProblems(plan)];
}

/**
 * IN-029, IN-030, TA-013. Missing credentials are a warning, as in the stock console since August 2026, because the
 * Subscription accepts them later. Malformed ones are an error. IN-031: the approval.
 */
function credentialProblems({ form, offered, facts }: PlannedInstall): readonly Finding[] {
  const requested = requestedIdentity(channelOf(form, offered)?.annotations ?? {}, facts.cloud);
  if (requested === null) return [];
  const { cloud } = requested;
  const names = missingCredentials(cloud, form.credentials);
  return [
    ...malformedCredentials(cloud, form.credentials).map((name) =>
      finding('error', { kind: 'credential-malformed', name }),
    ),
    ...when(names.length > 0, finding('warning', { kind: 'credentials-missing', cloud, names })),
    ...when(
      form.approval === 'Automatic',
      finding(
        'warning',
        { kind: 'credentials-unreviewed', cloud },
        { fixes: [choose({ approval: 'Manual' })] },
      ),
    ),
  ];
}

/** MON-001, MON-002 */
function monitoringProblems({ form, offered, facts }: PlannedInstall): readonly Finding[] {
  const { namespace, monitoring } = form;
  const object = namespaceObject(namespace);
  const offer = monitoringOffer(
    { packageName: offered.key.packageName, namespace, channel: channelOf(form, offered) },
    facts,
  );
  switch (offer) {
    case 'namespace-exists':
      return [finding('info', { kind: 'monitoring-by-hand', namespace }, { object })];
    case 'namespace-requested':
      return [finding('info', { kind: 'monitoring-requested', namespace })];
    case 'offered': {
      const { provider } = offered;
      const fixes = [choose({ monitoring: false })];
      const cause = { kind: 'monitoring-unsupported', namespace, provider } as const;
      return when(monitoring && !isRedHat(provider), finding('warning', cause, { fixes }));
    }
    case 'begun':
    case null:
      return [];
  }
}

/** Stock inventory 4.2. */
function pluginProblems({ form, offered, facts }: PlannedInstall): readonly Finding[] {
  if (facts.console === null) return [];
  const object = { model: consoleConfigModel, name: 'cluster', namespace: null };
  if (!facts.console.mayEnable) {
    const plugins = disabledPlugins(channelOf(form, offered)?.annotations ?? {}, facts.console);
    return when(
      plugins.length > 0,
      finding('info', { kind: 'console-plugins-not-permitted', plugins }, { object }),
    );
  }
  const plugins = form.consolePlugins;
  const { catalog } = offered.key;
  return when(
    plugins.length > 0 && !isTrustedCatalog(offered.key),
    finding(
      'warning',
      { kind: 'console-plugins-untrusted', plugins, catalog },
      { object, fixes: [choose({ consolePlugins: [] })] },
    ),
  );
}
