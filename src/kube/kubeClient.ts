/** OpenShift users have `oc`, which takes the same arguments. */
export type KubeClient = 'kubectl' | 'oc';

/** A shell command that applies a YAML stream, included as a here-document. */
export function applyCommand(yaml: string, client: KubeClient): string {
  const lines = new Set(yaml.split('\n'));
  let end = 'EOF';
  while (lines.has(end)) end = `${end}_`;
  // The quotes prevent shell expansion.
  return `${client} apply -f - <<'${end}'\n${yaml.replace(/\n*$/, '\n')}${end}\n`;
}
