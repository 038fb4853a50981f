import type { ProductionPackage } from './productionPackages';

type Shipped = Readonly<Record<'plugin' | 'console', readonly ProductionPackage[]>>;

/** The page of the documentation that lists them. */
export function licenseList({ plugin, console }: Shipped): string {
  return [
    '# Packages of others that we ship',
    '',
    'Everything under `dependencies` of a `package.json` and what these need; `npm run licenses` writes this page anew. The images hold less: what is',
    'bundled is listed with the texts of its licenses in `third-party-licenses.txt` beside the bundle.',
    '',
    '## The plugin',
    '',
    ...tableOf(plugin),
    '## The stand-alone console',
    '',
    'In the image for plain Kubernetes, beside the plugin: `console/package.json`.',
    '',
    ...tableOf(console),
  ].join('\n');
}

function tableOf(packages: readonly ProductionPackage[]): readonly string[] {
  const rows = [...new Set(packages.map(rowOf))];
  return ['| package | version | license |', '| --- | --- | --- |', ...rows, ''];
}

function rowOf({ name, version, license }: ProductionPackage): string {
  return `| ${name} | ${version} | ${license} |`;
}
