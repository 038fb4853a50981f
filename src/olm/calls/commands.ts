import type { ResourceModel } from '~/kube/models/meta';
import type { KubeClient } from '~/kube/kubeClient';
import { type ClusterCall, objectOf } from './clusterCall';

/**
 * What does the same as a call in a shell.
 * @param yamlOf writes an object as YAML, for a here-document
 */
export function commandOf(
  call: ClusterCall,
  client: KubeClient,
  yamlOf: (manifest: object) => string,
): string {
  if (call.kind === 'create') return createCommand(yamlOf(call.manifest), client);
  const { name, namespace } = objectOf(call);
  const place = namespace === undefined ? '' : ` --namespace ${namespace}`;
  const subject = `${client} ${call.kind} ${resourceName(call.model)} ${name}${place}`;
  return call.kind === 'delete'
    ? subject
    : `${subject} --type json --patch ${quoted(JSON.stringify(call.steps))}`;
}

/** With its group, so that a kind of the same name in another group is not meant. */
function resourceName({ kind, group }: ResourceModel): string {
  const name = kind.toLowerCase();
  return group === '' ? name : `${name}.${group}`;
}

/** One word for a shell, in which nothing is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function createCommand(yaml: string, client: KubeClient): string {
  const lines = new Set(yaml.split('\n'));
  let end = 'EOF';
  while (lines.has(end)) end = `${end}_`;
  return `${client} create --filename - <<'${end}'\n${yaml.replace(/\n*$/, '\n')}${end}`;
}
