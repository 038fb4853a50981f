/** Operators to be uninstalled. */
import { INSTALL_MODES } from '../../build/operator';
import { aShoreApi, aShorePackage } from './shore';

/** Its operands are in several namespaces. It clears the finalizer that it sets. */
export const reefCluster = aShorePackage(
  {
    packageName: 'reef-cluster',
    displayName: 'Reef Cluster',
    summary: 'Caches that are drained before they go.',
  },
  {
    installModes: INSTALL_MODES,
    apis: [
      aShoreApi({ group: 'reef.example.com', kind: 'Cache', description: 'A cache.' }),
      aShoreApi({ group: 'reef.example.com', kind: 'Snapshot', description: 'What a cache held.' }),
    ],
  },
);

const mooring = aShoreApi({
  group: 'anchor.example.com',
  kind: 'Mooring',
  description: 'A place where ships lie.',
});

export const anchorPlaces = aShorePackage(
  {
    packageName: 'anchor-places',
    displayName: 'Anchor Places',
    summary: 'Moorings for the ships of others.',
  },
  { apis: [mooring] },
);

export const ferryLine = aShorePackage(
  {
    packageName: 'ferry-line',
    displayName: 'Ferry Line',
    summary: 'Ships that need a mooring at each end.',
  },
  {
    requiredApis: [mooring],
    apis: [aShoreApi({ group: 'ferry.example.com', kind: 'Route', description: 'Two moorings.' })],
  },
);

/** Can be installed several times. */
export const twinLamps = aShorePackage(
  {
    packageName: 'twin-lamps',
    displayName: 'Twin Lamps',
    summary: 'A lamp on each side of the entrance.',
  },
  { apis: [aShoreApi({ group: 'lamps.example.com', kind: 'Lamp', description: 'A lamp.' })] },
);

/** Group and version that `moon-readings` serves from memory. */
export const READINGS = { group: 'live.moon.example.com', version: 'v1alpha1' } as const;

export const moonReadings = aShorePackage(
  {
    packageName: 'moon-readings',
    displayName: 'Moon Readings',
    summary: 'The height of the water, as it is now.',
  },
  {
    apiServices: [
      {
        ...READINGS,
        kind: 'Reading',
        name: 'readings',
        displayName: 'Reading',
        description: 'The latest reading of a place. Nothing is stored.',
        deploymentName: 'moon-readings-operator',
        containerPort: 6443,
      },
    ],
  },
);

/** States what remains, protects its operands from deletion, and contains a console plugin. */
export const tideClocks = aShorePackage(
  {
    packageName: 'tide-clocks',
    displayName: 'Tide Clocks',
    summary: 'Clocks for high and low water.',
  },
  {
    apis: [aShoreApi({ group: 'tide.example.com', kind: 'Clock', description: 'A clock.' })],
    annotations: {
      'console.openshift.io/plugins': '["tide-console"]',
      'console.openshift.io/disable-operand-delete': 'true',
      'operator.openshift.io/uninstall-message':
        'Clocks go on without the Operator. Stop them first if nobody reads them.',
    },
  },
);
