/** OpenShift users have `oc`, which takes the same arguments. */
export type KubeClient = 'kubectl' | 'oc';

/** A shell command that applies a YAML stream. */
export function applyCommand(yaml: string, client: KubeClient): string {
  return `${hereDocument(`${client} apply -f -`, yaml)}\n`;
}

/** A shell command with a text as its input, in which the shell expands nothing. */
export function hereDocument(command: string, text: string): string {
  // A pasted DEL takes back what stands before it, so that the rest of a line could end the document.
  if (/[^\P{Cc}\n\t]/u.test(text)) return `printf %s ${shellWord(text)} | ${command}`;
  const lines = new Set(text.split('\n'));
  let end = 'EOF';
  while (lines.has(end)) end = `${end}_`;
  return `${command} <<'${end}'\n${text.replace(/\n*$/, '\n')}${end}`;
}

/**
 * A text as a single word of a POSIX shell: every argument of a printed command. A terminal acts on control characters
 * that are pasted, also within quotes, so they are escaped (`$'…'`: bash, zsh, POSIX 2024). A shell that does not know
 * this form still sees one quoted word, because a quote and a backslash in it are escaped too.
 */
export function shellWord(text: string): string {
  if (/^[\w./:@][\w./:@-]*$/.test(text)) return text;
  if (!/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) {
    return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  }
  return `$'${text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}'\\]/gu, octalBytes)}'`;
}

function octalBytes(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
