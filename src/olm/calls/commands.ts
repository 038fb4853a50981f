import type { ResourceModel } from '~/kube/models/meta';
import { hereDocument, type KubeClient, shellWord } from '~/kube/kubeClient';
import { type ClusterCall, objectOf } from './clusterCall';

/**
 * The shell command for a call.
 * @param yamlOf writes an object as YAML, for a here-document
 */
export function commandOf(
  call: ClusterCall,
  client: KubeClient,
  yamlOf: (manifest: object) => string,
): string {
  if (call.kind === 'create') {
    return hereDocument(`${client} create --filename -`, yamlOf(call.manifest));
  }
  const { name, namespace } = objectOf(call);
  // The name of a role can begin with a dash, and is an option then unless it follows a `--`.
  const isOption = name.startsWith('-');
  return [
    `${client} ${call.kind} ${shellWord(resourceName(call.model))}`,
    ...(isOption ? [] : [shellWord(name)]),
    ...(namespace === undefined ? [] : [`--namespace ${shellWord(namespace)}`]),
    ...(call.kind === 'patch'
      ? [`--type json --patch ${shellWord(JSON.stringify(call.steps))}`]
      : []),
    ...(call.kind === 'delete' && call.keepsDependents === true ? ['--cascade=orphan'] : []),
    ...(isOption ? [`-- ${shellWord(name)}`] : []),
  ].join(' ');
}

/** The kind with its group, because other groups can have a kind of the same name. */
function resourceName({ kind, group }: ResourceModel): string {
  const name = kind.toLowerCase();
  return group === '' ? name : `${name}.${group}`;
}
