/** Packages with unusual metadata: fully deprecated, no icon, invalid JSON in examples, other scripts. */
import { anApi } from '../../build/api';
import { descriptionOf } from '../../build/description';
import { flag, text, texts } from '../../build/fields';
import { anIcon } from '../../build/icon';
import { anOperator } from '../../build/operator';
import { aChannel, aPackage, deprecated } from '../../build/package';
import { heronCluster } from '../redhat/heronDatabase';

const mill = anOperator({
  packageName: 'old-mill',
  displayName: 'Old Mill Pipelines',
  provider: { name: 'Riverbank Project' },
  summary: 'Build pipelines. No longer developed: use another one.',
  description: descriptionOf('old-mill'),
  categories: ['Integration & Delivery'],
  maturity: 'deprecated',
  icon: anIcon({
    shape: 'shield',
    colors: ['#868e96', '#495057'],
    lines: 'M12 12L5 5M12 12l7-7M12 12l-7 7M12 12l7 7M12 21v-9',
  }),
  apis: [
    anApi({
      group: 'mill.example.com',
      kind: 'Grind',
      version: 'v1beta1',
      description: 'One run of a pipeline.',
      spec: { source: text('Source', 'Git URL.', { required: true }) },
      examples: { hello: { source: 'https://git.example.com/hello' } },
    }),
  ],
});

export const oldMill = aPackage(mill, {
  channels: [aChannel('stable', '0.30.0', '0.31.0'), aChannel('legacy', '0.29.0', '0.30.0')],
  releases: ['0.29.0', '0.30.0', '0.31.0'].map((version, index) => ({
    version,
    createdAt: `2024-0${index + 4}-09`,
  })),
  deprecations: [
    deprecated(
      'package',
      'Old Mill is no longer developed. Its pipelines run unchanged in Stepping Stones 1.4 and later.',
    ),
    deprecated(
      { channel: 'legacy' },
      'The legacy channel has had no fixes since 2024. Switch to stable.',
    ),
    deprecated(
      { bundle: 'old-mill.v0.30.0' },
      '0.30.0 writes credentials to its log. Update to 0.31.0 at once.',
    ),
  ],
});

const plain = anOperator({
  packageName: 'plain-label',
  displayName: 'Plain Label',
  provider: { name: 'Open Orchard' },
  summary: 'Puts labels on everything that lacks them. Comes without an icon.',
  description: descriptionOf('plain-label'),
  categories: [],
  capabilities: 'Basic Install',
  installModes: ['AllNamespaces'],
  apis: [],
});

export const plainLabel = aPackage(plain, {
  channels: [aChannel('candidate', '0.0.1')],
  releases: [{ version: '0.0.1', createdAt: '2026-05-05' }],
});

const sparrow = anOperator({
  packageName: 'sparrow-dashboards',
  displayName: 'Sparrow Dashboards',
  provider: { name: 'Sparrow authors' },
  summary: 'Dashboards as resources, reviewed like code.',
  description: descriptionOf('sparrow-dashboards'),
  categories: ['Monitoring'],
  icon: anIcon({
    shape: 'square',
    colors: ['#f08c00', '#a15c00'],
    lines: 'M4 4h16v16H4zM4 10h16M10 10v10M13 17l2-3 2 2',
  }),
  apis: [
    anApi({
      group: 'sparrow.example.com',
      kind: 'Dashboard',
      description: 'A page of panels.',
      spec: {
        panels: texts('Panels', 'Queries, one per panel.', { required: true }),
        dark: flag('Dark', 'Dark colors.'),
      },
    }),
  ],
  annotations: {
    // A closing bracket and a brace are missing, like after manual edits.
    'alm-examples':
      '[{"apiVersion": "sparrow.example.com/v1", "kind": "Dashboard", "metadata": {"name": "traffic"}',
    'operators.openshift.io/infrastructure-features': '[disconnected, "proxy-aware"',
    'operators.openshift.io/valid-subscription': 'none',
    capabilities: 'Level 3',
    createdAt: 'last spring',
  },
});

export const sparrowDashboards = aPackage(sparrow, {
  channels: [aChannel('v5', '5.0.0', '5.1.0')],
  releases: [
    { version: '5.0.0', createdAt: '2026-03-01' },
    { version: '5.1.0', createdAt: '2026-07-01' },
  ],
});

const yuzu = anOperator({
  packageName: 'yuzu-translate',
  displayName: '柚子翻訳 · مترجم يوزو · Yuzu Translate',
  provider: { name: '柚子ソフトウェア株式会社' },
  summary: 'アプリケーションの文字列を翻訳して配布します。يترجم نصوص التطبيقات ويوزعها.',
  description: descriptionOf('yuzu-translate'),
  categories: ['Developer Tools'],
  keywords: ['翻訳', 'ترجمة', 'i18n'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#94b816', '#5c730c'],
    lines: 'M3 6h9M7.500 4v2M10 6c-1 4-4 7-7 8M5 9c1 2 4 4 6 5M12 20l4-10 4 10M13.500 17h5',
  }),
  apis: [
    anApi({
      group: 'yuzu.example.com',
      kind: 'PhraseBook',
      displayName: '用語集',
      description: '翻訳された文字列の一覧。 قائمة العبارات المترجمة.',
      spec: { languages: texts('言語', '翻訳先の言語。', { required: true }) },
      examples: { webshop: { languages: ['ja', 'ar', 'he', 'zh'] } },
    }),
  ],
});

export const yuzuTranslate = aPackage(yuzu, {
  channels: [aChannel('stable', '2.3.0', '2.4.0')],
  releases: [
    { version: '2.3.0', createdAt: '2026-02-08' },
    { version: '2.4.0', createdAt: '2026-08-08' },
  ],
});

const fork = anOperator({
  packageName: 'heron-community',
  displayName: 'Heron Community Edition',
  provider: { name: 'Heron Community' },
  summary: 'The same kind of cluster as Heron Database, built from the community sources.',
  description: descriptionOf('heron-community'),
  categories: ['Database'],
  icon: anIcon({
    shape: 'circle',
    colors: ['#4dabf7', '#1864ab'],
    lines: 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M12 12v4M10 14h4',
  }),
  apis: [heronCluster],
});

export const heronCommunity = aPackage(fork, {
  channels: [aChannel('stable', '2.3.0', '2.4.0')],
  releases: [
    { version: '2.3.0', createdAt: '2026-05-30' },
    { version: '2.4.0', createdAt: '2026-10-02' },
  ],
});
