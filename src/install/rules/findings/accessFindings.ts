import { danger, info, warning, when } from '~/olm/finding';
import { consoleConfigModel } from '~/kube/models/console';
import { malformedCredentials, missingCredentials } from '~/olm/packages/credentialFormats';
import { requestedIdentity } from '~/olm/packages/cloudIdentity';
import { disabledPlugins, isTrustedCatalog } from '~/olm/consolePlugins';
import { type InstallFinding, choose } from './installFinding';
import { channelOf } from '~/install/rules/form';
import { isRedHat, monitoringOffer } from '~/install/rules/monitoring';
import { type PlannedInstall, namespaceObject } from '~/install/rules/plannedInstall';

/** The problems with credentials, monitoring and console plugins. */
export function accessFindings(plan: PlannedInstall): readonly InstallFinding[] {
  return [...credentialFindings(plan), ...monitoringFindings(plan), ...pluginFindings(plan)];
}

/**
 * IN-029, IN-030, TA-013. Missing credentials are a warning, as in the stock console since August 2026, because the
 * Subscription accepts them later. Malformed ones are an error. IN-031: the approval.
 */
function credentialFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const requested = requestedIdentity(channelOf(form, offered)?.annotations ?? {}, facts.cloud);
  if (requested === null) return [];
  const { cloud } = requested;
  const names = missingCredentials(cloud, form.credentials);
  return [
    ...malformedCredentials(cloud, form.credentials).map((name) =>
      danger({ kind: 'credential-malformed', name }),
    ),
    ...when(names.length > 0, warning({ kind: 'credentials-missing', cloud, names })),
    ...when(
      form.approval === 'Automatic',
      warning({ kind: 'credentials-unreviewed', cloud, actions: [choose({ approval: 'Manual' })] }),
    ),
  ];
}

/** MON-001, MON-002 */
function monitoringFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  const { namespace, monitoring } = form;
  const object = namespaceObject(namespace);
  const offer = monitoringOffer(
    { packageName: offered.key.packageName, namespace, channel: channelOf(form, offered) },
    facts,
  );
  switch (offer) {
    case 'namespace-exists':
      return [info({ kind: 'monitoring-by-hand', namespace, object })];
    case 'namespace-requested':
      return [info({ kind: 'monitoring-requested', namespace })];
    case 'offered': {
      const { provider } = offered;
      const actions = [choose({ monitoring: false })];
      const cause = { kind: 'monitoring-unsupported', namespace, provider } as const;
      return when(monitoring && !isRedHat(provider), warning({ ...cause, actions }));
    }
    case 'begun':
    case null:
      return [];
  }
}

/** Stock inventory 4.2. */
function pluginFindings({ form, offered, facts }: PlannedInstall): readonly InstallFinding[] {
  if (facts.console === null) return [];
  const object = { model: consoleConfigModel, name: 'cluster', namespace: null };
  if (!facts.console.mayEnable) {
    const plugins = disabledPlugins(channelOf(form, offered)?.annotations ?? {}, facts.console);
    return when(
      plugins.length > 0,
      info({ kind: 'console-plugins-not-permitted', plugins, object }),
    );
  }
  const plugins = form.consolePlugins;
  const { catalog } = offered.key;
  return when(
    plugins.length > 0 && !isTrustedCatalog(offered.key),
    warning({
      kind: 'console-plugins-untrusted',
      plugins,
      catalog,
      object,
      actions: [choose({ consolePlugins: [] })],
    }),
  );
}
