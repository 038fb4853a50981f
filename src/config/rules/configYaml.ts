import { stringify } from 'yaml';
import { danger } from '~/olm/finding';
import { type ReadYaml, readYaml } from '~/form/rules/yamlText';
import type { ConfigCause } from './configFinding';
import { readConfig } from './configShape';
import type { ConfigDraft } from './draft';

/** The text of a draft; empty for an empty value. */
export function textOf({ config, text }: ConfigDraft): string {
  return text ?? (Object.keys(config).length === 0 ? '' : stringify(config, WRITTEN));
}

const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** The draft after its text was edited. An invalid text is kept, and the value does not change. */
export function withConfigText(draft: ConfigDraft, text: string): ConfigDraft {
  // Without fields, the form leaves an empty object.
  if (['', '{}'].includes(text.trim())) return { ...draft, config: {}, text: null, findings: [] };
  const read = readYaml(text, true);
  if (read.kind !== 'object') {
    return { ...draft, text, findings: [danger({ path: '', ...causeOf(read) })] };
  }
  const found = readConfig(read.object);
  return 'config' in found
    ? { ...draft, config: found.config, text, findings: [] }
    : { ...draft, text, findings: found.findings };
}

function causeOf(read: Exclude<ReadYaml, { readonly kind: 'object' }>): ConfigCause {
  switch (read.kind) {
    case 'broken':
      return { kind: 'unreadable', line: read.line, message: read.message };
    case 'no-object':
      return { kind: 'wrong-type', expected: 'object' };
    case 'too-large':
      return { kind: 'not-applied' };
  }
}
