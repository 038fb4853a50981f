/** Three Operators whose updates are approved in order; the second update fails. */
import type { FbcObject } from '../../fbc';
import { aChannel, aPackage } from '../../build/package';
import { aWorkshopOperator, plainReleases } from './workshop';

export const brookCache = aPackage(
  aWorkshopOperator({
    packageName: 'brook-cache',
    displayName: 'Brook Cache',
    summary: 'Remembers answers for a while.',
  }),
  { channels: [aChannel('stable', '1.0.0', '1.0.1')], releases: plainReleases('1.0.0', '1.0.1') },
);

/** 4.2.0 supports only all namespaces, so it fails with an OperatorGroup for one. */
export const creekProxy = aPackage(
  aWorkshopOperator({
    packageName: 'creek-proxy',
    displayName: 'Creek Proxy',
    summary: 'Stands between services and slow answers.',
  }),
  {
    channels: [aChannel('stable', '4.1.0', '4.2.0')],
    releases: [
      { version: '4.1.0', createdAt: '2026-07-01' },
      {
        version: '4.2.0',
        createdAt: '2026-10-12',
        changes: { installModes: ['AllNamespaces'] },
      },
    ],
  },
);

/** A resource of an API that must exist, although the bundle does not declare it. */
const autoscaler: FbcObject = {
  apiVersion: 'autoscaling.k8s.io/v1',
  kind: 'VerticalPodAutoscaler',
  metadata: { name: 'delta-scaler' },
  spec: {
    targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'delta-scaler-operator' },
    updatePolicy: { updateMode: 'Auto' },
  },
};

export const deltaScaler = aPackage(
  aWorkshopOperator({
    packageName: 'delta-scaler',
    displayName: 'Delta Scaler',
    summary: 'Gives services the memory that they use.',
  }),
  {
    channels: [aChannel('stable', '0.4.0', '0.5.0')],
    releases: [
      { version: '0.4.0', createdAt: '2026-07-01' },
      { version: '0.5.0', createdAt: '2026-10-12', changes: { extras: [autoscaler] } },
    ],
  },
);

export const riverGateway = aPackage(
  aWorkshopOperator({
    packageName: 'river-gateway',
    displayName: 'River Gateway',
    summary: 'The way out of the cluster.',
  }),
  { channels: [aChannel('stable', '7.0.0', '7.1.0')], releases: plainReleases('7.0.0', '7.1.0') },
);

export const paperTrail = aPackage(
  aWorkshopOperator({
    packageName: 'paper-trail',
    displayName: 'Paper Trail',
    summary: 'Writes down who changed what.',
  }),
  { channels: [aChannel('stable', '1.2.0', '1.3.0')], releases: plainReleases('1.2.0', '1.3.0') },
);
