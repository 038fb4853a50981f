/** Small Operators without APIs, and one with an API; several share one install plan. */
import { anApi } from '../../build/api';
import { duration, text } from '../../build/fields';
import { aRule, endsWithOpenShift, USUAL_WORKLOAD, WORKLOADS } from '../../build/operator';
import { aChannel, aPackage, deprecated } from '../../build/package';
import { aWorkshopOperator, plainReleases } from './workshop';

export const copperKettle = aPackage(
  aWorkshopOperator({
    packageName: 'copper-kettle',
    displayName: 'Copper Kettle Jobs',
    summary: 'Runs jobs when their input is ready.',
    apis: [
      anApi({
        group: 'kettle.example.com',
        kind: 'Brew',
        description: 'A job and what it waits for.',
        spec: { command: text('Command', 'What runs.', { required: true }) },
        examples: { nightly: { command: 'make report' } },
      }),
    ],
  }),
  {
    channels: [aChannel('stable', '1.0.0', '1.1.0'), aChannel('last-year', '1.0.0')],
    releases: [
      { version: '1.0.0', createdAt: '2026-05-05' },
      {
        version: '1.1.0',
        createdAt: '2026-09-15',
        changes: { workload: { ...USUAL_WORKLOAD, memory: '512Mi' } },
      },
    ],
  },
);

export const willowBackup = aPackage(
  aWorkshopOperator({
    packageName: 'willow-backup',
    displayName: 'Willow Backup',
    summary: 'Copies volumes to another place, and back.',
    apis: [
      anApi({
        group: 'willow.example.com',
        kind: 'Copy',
        plural: 'copies',
        description: 'A volume and where it is copied to.',
        spec: {
          volume: text('Volume', 'Name of the claim.', { required: true }),
          every: duration('Every', 'Time between copies.', { schema: { default: '1d' } }),
        },
        examples: { books: { volume: 'books', every: '6h' } },
      }),
    ],
  }),
  {
    channels: [aChannel('stable', '2.3.0', '2.4.0'), aChannel('last-year', '2.3.0')],
    releases: [
      { version: '2.3.0', createdAt: '2026-04-21' },
      {
        version: '2.4.0',
        createdAt: '2026-10-06',
        changes: { permissions: [WORKLOADS, aRule('core', 'secrets', 'get list')] },
      },
    ],
  },
);

export const pebbleMetrics = aPackage(
  aWorkshopOperator({
    packageName: 'pebble-metrics',
    displayName: 'Pebble Metrics',
    summary: 'Counts what nobody else counts.',
  }),
  {
    channels: [aChannel('stable', '0.7.0', '0.7.1'), aChannel('last-year', '0.7.0')],
    releases: plainReleases('0.7.0', '0.7.1'),
  },
);

/** Has only one version, so it is always up to date. */
export const buoyLabels = aPackage(
  aWorkshopOperator({
    packageName: 'buoy-labels',
    displayName: 'Buoy Labels',
    summary: 'Puts labels on workloads that have none.',
  }),
  { channels: [aChannel('stable', '1.0.0')], releases: plainReleases('1.0.0') },
);

export const summitSearch = aPackage(
  aWorkshopOperator({
    packageName: 'summit-search',
    displayName: 'Summit Search',
    summary: 'Finds documents by their words.',
  }),
  { channels: [aChannel('stable', '1.9.4', '2.0.0')], releases: plainReleases('1.9.4', '2.0.0') },
);

export const tallowLamps = aPackage(
  aWorkshopOperator({
    packageName: 'tallow-lamps',
    displayName: 'Tallow Lamps',
    summary: 'Turns test environments off at night.',
  }),
  {
    channels: [aChannel('stable', '1.1.0', '1.2.0')],
    releases: plainReleases('1.1.0', '1.2.0'),
    deprecations: [
      deprecated(
        { bundle: 'tallow-lamps.v1.2.0' },
        'Forgets schedules when its pod restarts. Wait for 1.2.1.',
      ),
    ],
  },
);

/** 5.1.0 supports OpenShift up to 4.22; 5.2.0 supports the next version. */
export const anvilForge = aPackage(
  aWorkshopOperator({
    packageName: 'anvil-forge',
    displayName: 'Anvil Forge',
    summary: 'Builds images from source.',
    properties: [endsWithOpenShift('4.22')],
  }),
  {
    channels: [aChannel('stable', '5.1.0', '5.2.0')],
    releases: [
      { version: '5.1.0', createdAt: '2026-03-10' },
      {
        version: '5.2.0',
        createdAt: '2026-10-27',
        changes: { properties: [endsWithOpenShift('4.23')] },
      },
    ],
  },
);

/** The opposite: the update supports OpenShift only up to 4.22. */
export const bellowsBuild = aPackage(
  aWorkshopOperator({
    packageName: 'bellows-build',
    displayName: 'Bellows Build',
    summary: 'Keeps caches for builds.',
  }),
  {
    channels: [aChannel('stable', '2.3.0', '2.4.0')],
    releases: [
      { version: '2.3.0', createdAt: '2026-05-26' },
      {
        version: '2.4.0',
        createdAt: '2026-10-29',
        changes: { properties: [endsWithOpenShift('4.22')] },
      },
    ],
  },
);
