import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, podCount, text } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator, features } from '../../build/operator';
import type { ChannelDraft } from '../../build/package';
import { aChannel, aPackage } from '../../build/package';

const application = anApi({
  group: 'meridian.example.com',
  kind: 'MeridianApp',
  description: 'An application in the Meridian runtime.',
  spec: {
    image: text('Image', 'Application image.', { required: true }),
    replicas: podCount('Replicas', 'Copies that run at once.', {
      schema: { minimum: 0, default: 1 },
    }),
    profile: choice('Profile', 'Libraries that are loaded.', ['web', 'full', 'micro']),
  },
  examples: { hello: { image: 'example.com/hello:1', profile: 'web' } },
});

const operator = anOperator({
  packageName: 'meridian-runtime',
  displayName: 'Meridian Application Runtime',
  provider: { name: 'Red Hat' },
  summary: 'Runs applications on a runtime version that you choose and keep.',
  description: descriptionOf('meridian-runtime'),
  categories: ['Application Runtime', 'Developer Tools'],
  keywords: ['runtime', 'middleware', 'applications'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#6a6e73', '#3c3f42'],
    lines: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
  }),
  apis: [application],
  annotations: features('disconnected', 'fips-compliant'),
});

const MINORS = Array.from({ length: 19 }, (_, minor) => `4.${minor}`);

/** A `stable` channel per minor version, an `eus` channel with its last patch, and two rolling channels. */
const byMinor: readonly ChannelDraft[] = MINORS.flatMap((minor) => [
  aChannel(`stable-${minor}`, `${minor}.0`, `${minor}.1`),
  aChannel(`eus-${minor}`, `${minor}.1`),
]);
const everyPatch = MINORS.flatMap((minor) => [`${minor}.0`, `${minor}.1`]);

export const meridianRuntime = aPackage(operator, {
  channels: [
    aChannel('latest', ...everyPatch),
    aChannel('fast', ...everyPatch.slice(-6)),
    ...byMinor,
  ],
  releases: everyPatch.map((version, index) => ({
    version,
    createdAt: new Date(Date.UTC(2023, index, 12)).toISOString().slice(0, 10),
  })),
});
