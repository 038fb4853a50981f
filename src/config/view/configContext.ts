import { severestFirst } from '~/olm/finding';
import { createContext, useContext } from 'react';
import type { ConfigFinding } from '~/config/rules/configFinding';

/** The problems of the edited settings. Each field looks up its own by path. */
export const ConfigFindings = createContext<readonly ConfigFinding[]>([]);

/** The worst problem of a field, if there is any. */
export function useFindingAt(path: string): ConfigFinding | null {
  const findings = useContext(ConfigFindings).filter((finding) => finding.path === path);
  return severestFirst(findings)[0] ?? null;
}

/** The ID of the input of a field: unique on the page and safe in attributes. */
export function fieldId(path: string): string {
  return `operator-hub-config-${path.replace(/[^a-zA-Z0-9]+/g, '-')}`;
}
