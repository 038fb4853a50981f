import type { ResourceModel, Stored } from './meta';

/** Configuration of the console operator. Not the Console of `config.openshift.io`. */
export type ConsoleConfig = Stored<'Console', { readonly plugins?: readonly string[] | null }>;

export const consoleConfigModel = {
  group: 'operator.openshift.io',
  version: 'v1',
  kind: 'Console',
  plural: 'consoles',
  namespaced: false,
} as const satisfies ResourceModel;

/** A sample that the console offers for a kind. */
export type ConsoleYamlSample = Stored<
  'ConsoleYAMLSample',
  {
    readonly title?: string;
    readonly yaml?: string;
    readonly targetResource?: { readonly apiVersion?: string; readonly kind?: string };
  }
>;

export const consoleYamlSampleModel = {
  group: 'console.openshift.io',
  version: 'v1',
  kind: 'ConsoleYAMLSample',
  plural: 'consoleyamlsamples',
  namespaced: false,
} as const satisfies ResourceModel;
