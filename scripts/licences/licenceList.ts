import type { ProductionPackage } from './productionPackages';

/** The page of the documentation that lists them. */
export function licenceList(packages: readonly ProductionPackage[]): string {
  const rows = [...new Set(packages.map(rowOf))];
  return [
    '# Packages of others that we ship',
    '',
    'Everything under `dependencies` of `package.json` and what these need; `npm run licences` writes this page anew. The images hold less: what is',
    'bundled is listed with the texts of its licences in `third-party-licences.txt` beside the bundle.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function rowOf({ name, version, licence }: ProductionPackage): string {
  return `| ${name} | ${version} | ${licence} |`;
}
