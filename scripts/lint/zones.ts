/** The architecture as import zones for `import-x/no-restricted-paths`, generated from one table of folders and permitted imports. */
export type Zone = {
  readonly target: string;
  readonly from: string;
  readonly except: readonly string[];
  readonly message: string;
};

/** One capability may use another only along an arrow of this table. There are at most eleven, and no circles. */
export const ARROWS: readonly (readonly [from: string, to: string, why: string])[] = [
  ['install', 'config', 'the form sets what the pods of the new Operator get'],
  ['install', 'updates', 'a plan is reviewed and approved on the page of the installation'],
  ['install', 'operator', 'an installation that is stuck offers the remedies of its Operator'],
  ['installed', 'remove', 'the list opens the dialogs that uninstall'],
  ['installed', 'operator', 'the list tells which resubscription is unfinished'],
  ['operator', 'updates', 'the tab Updates: versions, settings, history'],
  ['operator', 'sources', 'remedies restart or take away the catalog of an Operator'],
  ['updates', 'config', 'the settings of a Subscription include those of its pods'],
  ['extensions', 'config', 'the form sets what the pods of the extension get'],
  ['extensions', 'sources', 'remedies of an extension disable its catalog'],
  ['overview', 'updates', 'the card does not count plans that were put off'],
];

/** The layers, and what each can import besides itself. `olm/read` has hooks; views get its data from their capability. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kube: [],
  olm: ['kube', 'routes.ts', 'i18n.ts'],
  ui: ['kube', 'olm', 'routes.ts', 'i18n.ts', 'opened.ts'],
  form: ['kube', 'olm', 'ui', 'routes.ts', 'i18n.ts'],
};

/** Folders that are not capabilities: the layers, the entry points of the plugin, and the helpers of tests. */
export const OUTSIDE = [...Object.keys(LAYERS), 'start', 'test'];

/**
 * Folders that do not import each other: plugin, console and local cluster communicate only by HTTP (`scripts/demo` starts
 * them), and catalogs are data that do not depend on a server. Tests can import one file of the local cluster, because Node
 * cannot create certificates.
 */
const SEPARATED: readonly (readonly [
  importer: string,
  imported: string,
  exceptInTests?: string,
])[] = [
  ['src', 'local'],
  ['src', 'console'],
  ['local', 'src'],
  ['local', 'console'],
  ['console', 'src'],
  ['console', 'local', './cluster/olm/csv/certificate.ts'],
  ['local/catalogs', 'local/cluster'],
];

/** Tests can import any layer and subfolder of their part. */
export const TEST_ZONES = SEPARATED.map(([target, from, except]) =>
  separated(target, from, except === undefined ? [] : [except]),
);

/**
 * Zones for the layers, the capabilities with their subfolders, and the separation of plugin, console and local cluster.
 * @param capabilities names of the folders below `src` that are not layers
 */
export function zonesOf(capabilities: readonly string[]): readonly Zone[] {
  return [
    ...Object.entries(LAYERS).map(([layer, others]) => onlyFrom(layer, [layer, ...others])),
    nothingFrom('ui', 'olm/read'),
    onlyFrom('form/rules', ['form/rules', 'kube', 'olm']),
    nothingFrom('form/rules', 'olm/read'),
    nothingFrom('form/read', 'form/view'),
    ...capabilities.flatMap(capabilityZones),
    ...SEPARATED.map(([target, from]) => separated(target, from, [])),
  ];
}

function capabilityZones(name: string): readonly Zone[] {
  const others = ARROWS.flatMap(([from, to]) => (from === name ? to : []));
  const rules = [name, 'form', ...others].map((one) => `${one}/rules`);
  return [
    onlyFrom(name, [
      name,
      'kube',
      'olm',
      'ui',
      'form',
      'routes.ts',
      'i18n.ts',
      'opened.ts',
      ...others,
    ]),
    onlyFrom(`${name}/rules`, [...rules, 'kube', 'olm']),
    nothingFrom(`${name}/rules`, 'olm/read'),
    ...[name, ...others].map((one) => nothingFrom(`${name}/read`, `${one}/view`)),
  ];
}

function onlyFrom(folder: string, allowed: readonly string[]): Zone {
  return {
    target: `./src/${folder}`,
    from: './src',
    except: allowed.map((path) => `./${path}`),
    message: `${folder} can import only: ${allowed.join(', ')}. See docs/adr/0001-house.md.`,
  };
}

function nothingFrom(folder: string, other: string): Zone {
  return {
    target: `./src/${folder}`,
    from: `./src/${other}`,
    except: [],
    message: `${folder} does not import ${other}. See docs/adr/0001-house.md.`,
  };
}

function separated(target: string, from: string, except: readonly string[]): Zone {
  return {
    target: `./${target}`,
    from: `./${from}`,
    except,
    message: `${target} does not import ${from}. See docs/adr/0001-house.md.`,
  };
}
