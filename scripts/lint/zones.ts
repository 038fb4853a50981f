/** The architecture as import zones for `import-x/no-restricted-paths`, generated from one table of rooms and arrows. */
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
  ['sources', 'config', 'the registry pod is configured by the same fields'],
  ['extensions', 'sources', 'remedies of an extension disable its catalog'],
  ['overview', 'updates', 'the card does not count plans that were put off'],
];

/** The floors, and what each may import besides itself. `olm/read` has hooks; views get what it reads from their capability. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  kube: [],
  olm: ['kube', 'routes.ts', 'i18n.ts'],
  ui: ['kube', 'olm', 'routes.ts', 'i18n.ts', 'opened.ts'],
};

/** What does not belong to a room: the entries of the plugin, and what the tests share. */
export const OUTSIDE = [...Object.keys(FLOORS), 'start', 'test'];

/**
 * [who, may not import, but in tests]: what meets only through HTTP (`scripts/demo` starts both sides), and catalogs, which are
 * data and know no server. Node cannot write certificates: the local cluster can.
 */
const WALLS: readonly (readonly [who: string, not: string, butInTests?: string])[] = [
  ['src', 'local'],
  ['src', 'console'],
  ['local', 'src'],
  ['local', 'console'],
  ['console', 'src'],
  ['console', 'local', './cluster/olm/csv/certificate.ts'],
  ['local/catalogs', 'local/cluster'],
];

/** Tests may cross floors and shelves. */
export const TEST_ZONES = WALLS.map(([target, from, shared]) =>
  wall(target, from, shared === undefined ? [] : [shared]),
);

/**
 * Zones for the floors, the capabilities with their shelves, and the walls between plugin, console and local cluster.
 * @param capabilities names of the folders below `src` that are no floors
 */
export function zonesOf(capabilities: readonly string[]): readonly Zone[] {
  return [
    ...Object.entries(FLOORS).map(([floor, may]) => onlyFrom(floor, [floor, ...may])),
    nothingFrom('ui', 'olm/read'),
    ...capabilities.flatMap(capabilityZones),
    ...WALLS.map(([target, from]) => wall(target, from, [])),
  ];
}

function capabilityZones(name: string): readonly Zone[] {
  const others = ARROWS.flatMap(([from, to]) => (from === name ? to : []));
  const rules = [name, ...others].map((one) => `${one}/rules`);
  return [
    onlyFrom(name, [name, 'kube', 'olm', 'ui', 'routes.ts', 'i18n.ts', 'opened.ts', ...others]),
    onlyFrom(`${name}/rules`, [...rules, 'kube', 'olm']),
    nothingFrom(`${name}/rules`, 'olm/read'),
    ...[name, ...others].map((one) => nothingFrom(`${name}/read`, `${one}/view`)),
  ];
}

function onlyFrom(room: string, may: readonly string[]): Zone {
  return {
    target: `./src/${room}`,
    from: './src',
    except: may.map((path) => `./${path}`),
    message: `${room} may import only: ${may.join(', ')}. See docs/adr/0001-house.md.`,
  };
}

function nothingFrom(room: string, other: string): Zone {
  return {
    target: `./src/${room}`,
    from: `./src/${other}`,
    except: [],
    message: `${room} does not import ${other}. See docs/adr/0001-house.md.`,
  };
}

function wall(target: string, from: string, except: readonly string[]): Zone {
  return {
    target: `./${target}`,
    from: `./${from}`,
    except,
    message: `${target} does not import ${from}. See docs/adr/0001-house.md.`,
  };
}
