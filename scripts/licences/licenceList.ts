import type { ProductionPackage } from './productionPackages';

type Shipped = Readonly<Record<'plugin' | 'console', readonly ProductionPackage[]>>;

/** The page of the documentation that lists them. */
export function licenceList({ plugin, console }: Shipped): string {
  return [
    '# Packages of others that we ship',
    '',
    'Everything under `dependencies` of a `package.json` and what these need; `npm run licences` writes this page anew. The images hold less: what is',
    'bundled is listed with the texts of its licences in `third-party-licences.txt` beside the bundle.',
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
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows, ''];
}

function rowOf({ name, version, licence }: ProductionPackage): string {
  return `| ${name} | ${version} | ${licence} |`;
}
