import { jsonIn, listIn, recordIn, textsIn } from '~/kube/json';
import type { PackageKey } from '~/olm/packages/operatorPackage';

/** The configuration of the console operator. */
export type ConsoleFacts = {
  /** The plugins that the console loads. */
  readonly enabled: readonly string[];
  /** The user can change it. */
  readonly mayEnable: boolean;
};

type Annotations = Readonly<Record<string, string>>;

/**
 * The console plugins of an Operator: a JSON list in an annotation of the channel's head. Invalid names of ConsolePlugins
 * are omitted.
 */
export function pluginsIn(annotations: Annotations): readonly string[] {
  const names = textsIn(jsonIn(annotations['console.openshift.io/plugins']));
  return [...new Set(names.filter((name) => name.length <= 253 && SUBDOMAIN.test(name)))];
}

/** RFC 1123, as the API server requires for most object names. */
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** The disabled plugins. */
export function disabledPlugins(
  annotations: Annotations,
  { enabled }: ConsoleFacts,
): readonly string[] {
  return pluginsIn(annotations).filter((name) => !enabled.includes(name));
}

/** The plugins that the user can enable. */
export function enablablePlugins(
  annotations: Annotations,
  console: ConsoleFacts | null,
): readonly string[] {
  return console?.mayEnable === true ? disabledPlugins(annotations, console) : [];
}

/** The plugins that another user must enable, if they are not enabled. A user who cannot change the list might not be able to read it either. */
export function forbiddenPlugins(
  annotations: Annotations,
  console: ConsoleFacts | null,
): readonly string[] {
  return console?.mayEnable === false ? disabledPlugins(annotations, console) : [];
}

/**
 * Stock inventory 4.2: a plugin runs with the permissions of each user who opens the console, so only Red Hat's are
 * enabled by default. The catalog's namespace also counts, because any user can give their own catalog this name.
 */
export function isTrustedCatalog({ catalog, catalogNamespace }: PackageKey): boolean {
  return catalog === 'redhat-operators' && catalogNamespace === 'openshift-marketplace';
}

export type ListOperation =
  | { readonly op: 'test' | 'add'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** The requested change of an Operator's plugins. */
export type PluginChange = {
  readonly kind: 'enable' | 'disable';
  readonly names: readonly string[];
};

/** The JSON patch for a change of the plugins; empty if the list is as requested. @param config the stored Console */
export function pluginPatch(
  config: unknown,
  { kind, names }: PluginChange,
): readonly ListOperation[] {
  return kind === 'enable' ? enablingPatch(config, names) : disablingPatch(config, names);
}

/**
 * The JSON patch that adds plugins to the console operator's configuration; empty when all are enabled. The server
 * rejects it if the list was changed after it was read.
 * @param config the stored Console; its list can be absent, which not every implementation of `test` can express
 */
function enablingPatch(config: unknown, names: readonly string[]): readonly ListOperation[] {
  const { spec, metadata } = recordIn(config);
  const stored = recordIn(spec)['plugins'];
  const missing = names.filter((name) => !listIn(stored).includes(name));
  if (missing.length === 0) return [];
  if (Array.isArray(stored)) {
    return [
      { op: 'test', path: '/spec/plugins', value: stored },
      ...missing.map((value) => ({ op: 'add', path: '/spec/plugins/-', value }) as const),
    ];
  }
  const { resourceVersion } = recordIn(metadata);
  return [
    { op: 'test', path: '/metadata/resourceVersion', value: resourceVersion },
    spec === undefined
      ? { op: 'add', path: '/spec', value: { plugins: missing } }
      : { op: 'add', path: '/spec/plugins', value: missing },
  ];
}

/** The JSON patch that removes all entries of plugins from the list. The server rejects it under the same condition. */
function disablingPatch(config: unknown, names: readonly string[]): readonly ListOperation[] {
  const stored = listIn(recordIn(recordIn(config)['spec'])['plugins']);
  const places = stored.flatMap((one, at) =>
    typeof one === 'string' && names.includes(one) ? [at] : [],
  );
  if (places.length === 0) return [];
  return [
    { op: 'test', path: '/spec/plugins', value: stored },
    // From the end, because a removal shifts the following indices.
    ...places.toReversed().map((at) => ({ op: 'remove', path: `/spec/plugins/${at}` }) as const),
  ];
}
