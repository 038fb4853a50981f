/** The architecture as import zones for `import-x/no-restricted-paths`. Generated, so a new feature is fenced without an edit. */
export type Zone = {
  readonly target: string;
  readonly from: string;
  readonly except: readonly string[];
  readonly message: string;
};

/** Which folders and root files of `src/` each layer may import, besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  models: [],
  domain: ['models'],
  cluster: ['models', 'domain'],
  data: ['cluster', 'models', 'domain'],
  components: ['domain', 'routes.ts', 'i18n.ts'],
  features: ['data', 'components', 'domain', 'routes.ts', 'i18n.ts'],
};

/** [who, may not import]: rooms that meet only through HTTP, and catalogs, which are data and know no server. */
const WALLS = [
  ['src', 'local'],
  ['local', 'src'],
  ['local/console', 'local/cluster'],
  ['local/cluster', 'local/console'],
  ['local/console', 'local/catalogs'],
  ['local/catalogs', 'local/console'],
  ['local/catalogs', 'local/cluster'],
] as const;

/**
 * Zones for the layers, for the feature islands and for the walls between rooms.
 * @param features names of the folders below `src/features`
 */
export function zonesOf(features: readonly string[]): readonly Zone[] {
  return [
    ...Object.entries(LAYERS).map(([name, may]) => layerZone(name, may)),
    ...features.map(featureZone),
    ...WALLS.map(([target, from]) => wall(target, from)),
  ];
}

function layerZone(name: string, may: readonly string[]): Zone {
  return {
    target: `./src/${name}`,
    from: './src',
    except: [name, ...may].map((path) => `./${path}`),
    message: `${name} may import only: ${[name, ...may].join(', ')}. See docs/adr/0001-layers.md.`,
  };
}

function featureZone(feature: string): Zone {
  return {
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'Features are islands: move what two pages need to components, data or domain.',
  };
}

function wall(target: string, from: string): Zone {
  return {
    target: `./${target}`,
    from: `./${from}`,
    except: [],
    message: `${target} does not import ${from}. See docs/adr/0001-layers.md.`,
  };
}
