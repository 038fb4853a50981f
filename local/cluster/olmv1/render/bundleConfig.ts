/**
 * `spec.config.inline` against the schema of a bundle: `rukpak/bundle/registryv1.go` and `config/config.go` of
 * operator-controller (df2c201d). The schema has the fields of a Subscription's `spec.config` without `selector`.
 */
import { isObject } from '../../kube/json';
import type { JsonObject } from '../../kube/types';

const DEPLOYMENT_FIELDS: readonly string[] = [
  'affinity',
  'annotations',
  'env',
  'envFrom',
  'nodeSelector',
  'resources',
  'tolerations',
  'volumeMounts',
  'volumes',
];

/** @param namespace of the installation; empty: OLM creates it, so that the watched one is not compared with it */
export function configProblem(
  inline: JsonObject,
  modes: ReadonlyMap<string, boolean>,
  namespace: string,
): string | undefined {
  const { deploymentConfig, watchNamespace } = inline;
  const isConfigurable = ['OwnNamespace', 'SingleNamespace'].some((mode) => modes.get(mode));
  const known = ['deploymentConfig', ...(isConfigurable ? ['watchNamespace'] : [])];
  const deployment = isObject(deploymentConfig) ? deploymentConfig : {};
  const unknown =
    Object.keys(inline).find((key) => !known.includes(key)) ??
    Object.keys(deployment).find((key) => !DEPLOYMENT_FIELDS.includes(key));
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  if (typeof watchNamespace === 'string') {
    return namespace === '' ? undefined : formatProblem(watchNamespace, modes, namespace);
  }
  return isConfigurable && modes.get('AllNamespaces') !== true
    ? 'required field "watchNamespace" is missing'
    : undefined;
}

function formatProblem(
  watched: string,
  modes: ReadonlyMap<string, boolean>,
  namespace: string,
): string | undefined {
  const [isOwn, isSingle] = [modes.get('OwnNamespace'), modes.get('SingleNamespace')];
  const invalid = `invalid format for field "watchNamespace": '${watched}' is not valid`;
  if (isSingle !== true && watched !== namespace) {
    return `${invalid} ownNamespaceInstallMode: invalid value "${watched}": must be "${namespace}" (the namespace where the operator is installed) because this operator only supports OwnNamespace install mode`;
  }
  return isOwn !== true && watched === namespace
    ? `${invalid} singleNamespaceInstallMode: invalid value "${watched}": must be different from "${namespace}" (the install namespace) because this operator uses SingleNamespace install mode to watch a different namespace`
    : undefined;
}
