/** Packages with special install modes: only their own namespace, only several. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { choice, duration, flag, podCount, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

const wiki = anOperator({
  packageName: 'pocket-wiki',
  displayName: 'Pocket Wiki',
  provider: { name: 'Open Orchard' },
  summary: 'A small wiki for one team, stored in one volume.',
  description: descriptionOf('pocket-wiki'),
  categories: ['Developer Tools'],
  capabilities: 'Basic Install',
  icon: anIcon({
    shape: 'square',
    colors: ['#1971c2', '#0b3d70'],
    lines: 'M3 5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1zM12 6v14',
  }),
  installModes: ['OwnNamespace'],
  apis: [
    anApi({
      group: 'pocketwiki.example.com',
      kind: 'Wiki',
      description: 'A wiki with its own address.',
      spec: {
        title: text('Title', 'Shown on each page.', { required: true }),
        readOnly: flag('Read-only', 'Nobody can edit.'),
      },
      examples: { 'team-notes': { title: 'Notes of the checkout team' } },
    }),
  ],
});

export const pocketWiki = aPackage(wiki, {
  channels: [aChannel('alpha', '0.4.0', '0.5.0')],
  releases: [
    { version: '0.4.0', createdAt: '2026-02-17' },
    { version: '0.5.0', createdAt: '2026-06-16' },
  ],
});

const quilt = anOperator({
  packageName: 'quilt-sync',
  displayName: 'Quilt Sync',
  provider: { name: 'Open Orchard' },
  summary: 'Keeps ConfigMaps and Secrets the same in a list of namespaces.',
  description: descriptionOf('quilt-sync'),
  categories: ['Integration & Delivery'],
  icon: anIcon({
    shape: 'hexagon',
    colors: ['#e64980', '#8c1d48'],
    lines: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7zM4 4l7 7M13 20l7-7',
  }),
  installModes: ['MultiNamespace'],
  apis: [
    anApi({
      group: 'quilt.example.com',
      kind: 'Patch',
      plural: 'patches',
      description: 'An object that is copied to other namespaces.',
      spec: {
        from: text('From', 'kind/name in this namespace.', { required: true }),
        to: texts('To', 'Namespaces that get a copy.'),
        conflict: choice('If it was changed there', 'Who wins.', ['source', 'copy']),
      },
      examples: { 'registry-login': { from: 'secret/registry', to: ['shop', 'orders'] } },
    }),
  ],
});

export const quiltSync = aPackage(quilt, {
  channels: [aChannel('beta', '0.8.0', '0.9.0')],
  releases: [
    { version: '0.8.0', createdAt: '2026-04-02' },
    { version: '0.9.0', createdAt: '2026-08-20' },
  ],
});

const stones = anOperator({
  packageName: 'stepping-stones',
  displayName: 'Stepping Stones',
  provider: { name: 'Riverbank Project' },
  summary: 'Moves traffic from one version of a service to the next, one step at a time.',
  description: descriptionOf('stepping-stones'),
  categories: ['Integration & Delivery', 'Developer Tools'],
  keywords: ['canary', 'progressive delivery', 'rollout'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#1098ad', '#0a5661'],
    lines: 'M3 19h5v-5h5V9h5V4h3',
  }),
  apis: [
    anApi({
      group: 'steps.example.com',
      kind: 'Crossing',
      description: 'A rollout in steps.',
      spec: {
        service: text('Service', 'Whose traffic moves.', { required: true }),
        steps: podCount('Steps', 'Equal parts of the traffic.', {
          schema: { minimum: 1, maximum: 20, default: 5 },
        }),
        pause: duration('Pause', 'Between steps.', { schema: { default: '5m' } }),
      },
      examples: { 'checkout-v2': { service: 'checkout', steps: 5, pause: '10m' } },
    }),
  ],
});

/** No version can be skipped: each replaces exactly the previous one, for Manual approval. */
export const steppingStones = aPackage(stones, {
  channels: [
    aChannel('stable', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'),
    aChannel('slow', '1.0.0', '1.2.0', '1.4.0'),
  ],
  releases: ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'].map(
    (version, index) => ({
      version,
      createdAt: `2026-0${index + 2}-24`,
    }),
  ),
});
