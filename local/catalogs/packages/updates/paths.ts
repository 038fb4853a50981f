/** Update paths. */
import { aChannel, aPackage } from '../../build/package';
import { aWorkshopOperator, plainReleases } from './workshop';

/** Any 1.x updates directly to 1.5.0, although each version replaces the previous one. */
export const gazelleRouter = aPackage(
  aWorkshopOperator({
    packageName: 'gazelle-router',
    displayName: 'Gazelle Router',
    summary: 'Finds the shortest way between services.',
  }),
  {
    channels: [
      aChannel('stable', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', {
        version: '1.5.0',
        skipRange: '>=1.0.0 <1.5.0',
      }),
    ],
    releases: plainReleases('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'),
  },
);

/** No entry of `stable` replaces the head of `legacy`. */
export const islandMail = aPackage(
  aWorkshopOperator({
    packageName: 'island-mail',
    displayName: 'Island Mail',
    summary: 'Sends messages when the line is up.',
  }),
  {
    channels: [aChannel('stable', '2.0.0', '2.1.0'), aChannel('legacy', '0.8.0')],
    releases: plainReleases('0.8.0', '2.0.0', '2.1.0'),
  },
);

const ferry = aWorkshopOperator({
  packageName: 'ferry-sync',
  displayName: 'Ferry Sync',
  summary: 'Carries files from one cluster to another.',
});

export const ferrySync = aPackage(ferry, {
  channels: [aChannel('stable', '3.1.0', '3.2.0')],
  releases: plainReleases('3.1.0', '3.2.0'),
});

/** Later content of the catalog: 3.2.0 is withdrawn. */
export const laterFerrySync = aPackage(ferry, {
  channels: [
    aChannel('stable', '3.1.0', '3.2.0', {
      version: '3.2.1',
      replaces: '3.1.0',
      skips: ['3.2.0'],
    }),
  ],
  releases: plainReleases('3.1.0', '3.2.0', '3.2.1'),
});
