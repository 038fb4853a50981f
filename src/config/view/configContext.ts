import { createContext, useContext } from 'react';
import type { ConfigProblem } from '~/config/rules/problem';

/** The problems of the edited settings. Each field looks up its own by path. */
export const ConfigProblems = createContext<readonly ConfigProblem[]>([]);

/** The worst problem of a field, if there is any. */
export function useProblemAt(path: string): ConfigProblem | null {
  const problems = useContext(ConfigProblems).filter((problem) => problem.path === path);
  return problems.find(({ severity }) => severity === 'error') ?? problems[0] ?? null;
}

/** The ID of the input of a field: unique on the page and safe in attributes. */
export function fieldId(path: string): string {
  return `operator-hub-config-${path.replace(/[^a-zA-Z0-9]+/g, '-')}`;
}
