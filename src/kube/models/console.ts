import type { ResourceModel, Stored } from './meta';

/** How the console operator is to run the console: not to be taken for the Console of `config.openshift.io`. */
export type ConsoleConfig = Stored<'Console', { readonly plugins?: readonly string[] | null }>;

export const consoleConfigModel = {
  group: 'operator.openshift.io',
  version: 'v1',
  kind: 'Console',
  plural: 'consoles',
  namespaced: false,
} as const satisfies ResourceModel;
