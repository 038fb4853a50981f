/** OpenShift's users have `oc`, which takes the same arguments. */
export type KubeClient = 'kubectl' | 'oc';

/** The command for a shell that applies a YAML stream, which stands in it word for word as a here-document. */
export function applyCommand(yaml: string, client: KubeClient): string {
  const lines = new Set(yaml.split('\n'));
  let end = 'EOF';
  while (lines.has(end)) end = `${end}_`;
  // Quoted, the shell expands nothing in it.
  return `${client} apply -f - <<'${end}'\n${yaml.replace(/\n*$/, '\n')}${end}\n`;
}
