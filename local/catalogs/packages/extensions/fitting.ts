/** Packages that OLM v1 installs, and their versions. */
import { type Api, anApi } from '../../build/api';
import { choice, number, text } from '../../build/fields';
import { ALL_VERBS, aRule, type Operator } from '../../build/operator';
import { aChannel, aPackage, type BuiltPackage, deprecated } from '../../build/package';
import { aShipyardOperator, datedReleases, inOneChannel } from './shipyard';

const gate = anApi({
  group: 'sluice.example.com',
  kind: 'SluiceGate',
  description: 'A gate that keeps the water back.',
  spec: { width: number('Width', 'In metres.', { schema: { minimum: 1 } }) },
  examples: { harbour: { width: 12 } },
});

/** Two channels without problems. */
export const sluiceGate = aPackage(
  aShipyardOperator({
    packageName: 'sluice-gate',
    displayName: 'Sluice Gate',
    summary: 'Opens and closes gates with the tide.',
    apis: [gate],
    clusterPermissions: [aRule(gate.group, 'sluicegates sluicegates/status', ALL_VERBS)],
  }),
  {
    channels: [
      aChannel('stable', '1.0.0', '1.1.0', '1.2.0'),
      aChannel('fast', '1.1.0', '1.2.0', { version: '2.0.0', skipRange: '>=1.1.0 <2.0.0' }),
    ],
    releases: datedReleases('1.0.0', '1.1.0', '1.2.0', '2.0.0'),
  },
);

const gauge: Api = anApi({
  group: 'tide.example.com',
  kind: 'Gauge',
  description: 'A pole that tells the height of the water.',
  spec: {
    size: number('Size', 'In metres.', { schema: { minimum: 1 } }),
    mode: choice('Mode', 'How it measures.', ['float', 'radar', 'eye']),
    note: text('Note', 'Anything else.'),
  },
  examples: { pier: { size: 4, mode: 'radar', note: 'At the end of the pier.' } },
});

const narrowGauge: Api = anApi({
  ...gauge,
  spec: {
    size: number('Size', 'In metres.', { schema: { minimum: 3 } }),
    mode: choice('Mode', 'How it measures.', ['float', 'radar']),
  },
});

/** 2.0.0 narrows the API. */
export const tideGauge = aPackage(
  aShipyardOperator({
    packageName: 'tide-gauge',
    displayName: 'Tide Gauge',
    summary: 'Measures the height of the water.',
    apis: [gauge],
    clusterPermissions: [aRule(gauge.group, 'gauges gauges/status gauges/finalizers', ALL_VERBS)],
  }),
  {
    channels: [aChannel('stable', '1.0.0', '1.1.0', '2.0.0')],
    releases: [
      ...datedReleases('1.0.0', '1.1.0'),
      { version: '2.0.0', createdAt: '2026-10-13', changes: { apis: [narrowGauge] } },
    ],
  },
);

type Measured = Pick<Operator, 'packageName' | 'displayName' | 'summary'> &
  Pick<Api, 'group' | 'kind'>;

/** 2.0.0 narrows the API like Tide Gauge. */
function aMeasuringPackage({ group, kind, ...named }: Measured): BuiltPackage {
  const permissions = aRule(group, `${kind.toLowerCase()}s`, ALL_VERBS);
  const before = anApi({
    ...gauge,
    group,
    kind,
    plural: `${kind.toLowerCase()}s`,
    displayName: kind,
  });
  const after = anApi({ ...before, spec: narrowGauge.spec });
  return aPackage(
    aShipyardOperator({ ...named, apis: [before], clusterPermissions: [permissions] }),
    {
      channels: [aChannel('stable', '1.0.0', '1.1.0', '2.0.0')],
      releases: [
        ...datedReleases('1.0.0', '1.1.0'),
        { version: '2.0.0', createdAt: '2026-10-13', changes: { apis: [after] } },
      ],
    },
  );
}

export const depthSounder = aMeasuringPackage({
  packageName: 'depth-sounder',
  displayName: 'Depth Sounder',
  summary: 'Measures how deep it is.',
  group: 'depth.example.com',
  kind: 'Sounding',
});

export const anchorChain = aMeasuringPackage({
  packageName: 'anchor-chain',
  displayName: 'Anchor Chain',
  summary: 'Holds on to the ground.',
  group: 'anchor.example.com',
  kind: 'Chain',
});

export const mooringLine = inOneChannel(
  aShipyardOperator({
    packageName: 'mooring-line',
    displayName: 'Mooring Line',
    summary: 'Ties up what may drift.',
  }),
  '1.0.0',
  '1.1.0',
);

export const craneArm = inOneChannel(
  aShipyardOperator({
    packageName: 'crane-arm',
    displayName: 'Crane Arm',
    summary: 'Lifts what is heavy.',
  }),
  '1.0.0',
  '1.1.0',
);

/** Owns the same API as Tide Gauge. */
export const copperGauge = inOneChannel(
  aShipyardOperator({
    packageName: 'copper-gauge',
    displayName: 'Copper Gauge',
    summary: 'Measures the height of the water, too.',
    apis: [gauge],
  }),
  '1.0.0',
);

/** The latest version is deprecated. */
export const harbourLamp = aPackage(
  aShipyardOperator({
    packageName: 'harbour-lamp',
    displayName: 'Harbour Lamp',
    summary: 'Lights the way in.',
  }),
  {
    channels: [aChannel('stable', '1.0.0', '1.1.0', '1.2.0')],
    releases: datedReleases('1.0.0', '1.1.0', '1.2.0'),
    deprecations: [
      deprecated(
        { bundle: 'harbour-lamp.v1.2.0' },
        'harbour-lamp 1.2.0 goes out at times. Use 1.1.0.',
      ),
    ],
  },
);

/** End of life. */
export const tallShip = aPackage(
  aShipyardOperator({
    packageName: 'tall-ship',
    displayName: 'Tall Ship',
    summary: 'Sails where there is no engine.',
  }),
  {
    channels: [aChannel('stable', '1.0.0', '1.1.0'), aChannel('legacy', '1.0.0')],
    releases: datedReleases('1.0.0', '1.1.0'),
    deprecations: [
      deprecated('package', 'tall-ship is end of life. Use sluice-gate.'),
      deprecated({ channel: 'legacy' }, 'Channel legacy gets nothing new.'),
    ],
  },
);

/** Only pre-releases. */
export const dryDock = inOneChannel(
  aShipyardOperator({
    packageName: 'dry-dock',
    displayName: 'Dry Dock',
    summary: 'Repairs what cannot swim. In development.',
    maturity: 'alpha',
  }),
  '0.1.0-alpha.1',
  '0.1.0-alpha.2',
  '0.2.0-beta.1',
);

/** Applied, and never ready. */
export const fogBell = inOneChannel(
  aShipyardOperator({
    packageName: 'fog-bell',
    displayName: 'Fog Bell',
    summary: 'Rings when nothing can be seen.',
    behavior: 'never-ready',
  }),
  '1.0.0',
);

/** Offered by two catalogs of the same priority. */
export const ebbMeter = inOneChannel(
  aShipyardOperator({
    packageName: 'ebb-meter',
    displayName: 'Ebb Meter',
    summary: 'Counts how often the water goes.',
  }),
  '1.0.0',
);

/** Its catalog is deleted. */
export const messageBottle = inOneChannel(
  aShipyardOperator({
    packageName: 'message-bottle',
    displayName: 'Message Bottle',
    summary: 'Carries messages; nobody knows where to.',
  }),
  '1.0.0',
);

/** Requires a newer Kubernetes, which OLM v1 does not check. */
export const deepWater = inOneChannel(
  aShipyardOperator({
    packageName: 'deep-water',
    displayName: 'Deep Water',
    summary: 'Needs Kubernetes 1.99.',
    minKubeVersion: '1.99.0',
  }),
  '1.0.0',
);

const table = anApi({
  group: 'table.example.com',
  kind: 'TideTable',
  description: 'The times of high and low water.',
  spec: { days: number('Days', 'How many days to print.', { schema: { minimum: 1 } }) },
  examples: { week: { days: 7 } },
});

/** Its catalog contains the manifests. */
export const tideTable = inOneChannel(
  aShipyardOperator({
    packageName: 'tide-table',
    displayName: 'Tide Table',
    summary: 'Prints when the water comes.',
    apis: [table],
    clusterPermissions: [aRule(table.group, 'tidetables tidetables/status', ALL_VERBS)],
  }),
  '1.0.0',
  '1.1.0',
);
