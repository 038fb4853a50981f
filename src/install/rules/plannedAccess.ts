import { recordIn, textsIn } from '~/kube/json';
import type { Manifest } from '~/kube/models/meta';
import { consoleConfigModel } from '~/kube/models/console';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import type { InstallForm } from './form';
import { MONITORING_LABEL } from './monitoring';

/** The labels of a new namespace for cluster monitoring (MON-001). */
export function monitoringLabels({ monitoring }: InstallForm): Readonly<Record<string, string>> {
  return monitoring ? { [MONITORING_LABEL]: 'true' } : {};
}

/** The permissions that Prometheus requires in a namespace (MON-002). */
export function monitoringPermissions({ monitoring, namespace }: InstallForm) {
  if (!monitoring) return [];
  const metadata = { name: `${namespace}-prometheus`, namespace };
  const apiVersion = `${roleModel.group}/${roleModel.version}`;
  const role = {
    apiVersion,
    kind: roleModel.kind,
    metadata,
    rules: [
      {
        apiGroups: [''],
        resources: ['services', 'endpoints', 'pods'],
        verbs: ['get', 'list', 'watch'],
      },
    ],
  };
  const binding = {
    apiVersion,
    kind: roleBindingModel.kind,
    metadata,
    roleRef: { apiGroup: roleModel.group, kind: roleModel.kind, name: metadata.name },
    subjects: [
      { kind: 'ServiceAccount', name: 'prometheus-k8s', namespace: 'openshift-monitoring' },
    ],
  };
  return [
    { action: 'create', model: roleModel, manifest: role },
    { action: 'create', model: roleBindingModel, manifest: binding },
  ] as const;
}

/** The change of the shared console that enables plugins. Its manifest contains only the names to add. */
export function consoleChange({ consolePlugins }: InstallForm) {
  if (consolePlugins.length === 0) return [];
  const { group, version, kind } = consoleConfigModel;
  const manifest = {
    apiVersion: `${group}/${version}`,
    kind,
    metadata: { name: 'cluster' },
    spec: { plugins: consolePlugins },
  };
  return [{ action: 'change', model: consoleConfigModel, manifest }] as const;
}

/** The plugins that such a change enables. */
export function pluginsToEnable({ spec }: Manifest): readonly string[] {
  return textsIn(recordIn(spec)['plugins']);
}
