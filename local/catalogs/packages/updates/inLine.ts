/** Three operators whose updates are approved one after the other; the second update cannot be carried out. */
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

/** Of an API that has to be installed first, which nothing in the bundle says. */
const autoscaler: FbcObject = {
  apiVersion: 'autoscaling.k8s.io/v1',
  kind: 'VerticalPodAutoscaler',
  metadata: { name: 'creek-proxy' },
  spec: {
    targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'creek-proxy-operator' },
    updatePolicy: { updateMode: 'Auto' },
  },
};

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
      { version: '4.2.0', createdAt: '2026-10-12', changes: { extras: [autoscaler] } },
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
