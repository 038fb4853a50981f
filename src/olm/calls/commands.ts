import type { ResourceModel } from '~/kube/models/meta';
import type { KubeClient } from '~/kube/kubeClient';
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
  if (call.kind === 'create') return createCommand(yamlOf(call.manifest), client);
  const { name, namespace } = objectOf(call);
  const place = namespace === undefined ? '' : ` --namespace ${namespace}`;
  const subject = `${client} ${call.kind} ${resourceName(call.model)} ${name}${place}`;
  return call.kind === 'delete'
    ? subject
    : `${subject} --type json --patch ${quoted(JSON.stringify(call.steps))}`;
}

/** The kind with its group, because other groups can have a kind of the same name. */
function resourceName({ kind, group }: ResourceModel): string {
  const name = kind.toLowerCase();
  return group === '' ? name : `${name}.${group}`;
}

/** A single word for a shell, without expansion. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function createCommand(yaml: string, client: KubeClient): string {
  const lines = new Set(yaml.split('\n'));
  let end = 'EOF';
  while (lines.has(end)) end = `${end}_`;
  return `${client} create --filename - <<'${end}'\n${yaml.replace(/\n*$/, '\n')}${end}`;
}
