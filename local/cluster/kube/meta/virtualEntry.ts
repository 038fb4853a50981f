/** A virtual resource in the format of served kinds, for discovery and tables. */
import type { KindEntry, PrinterColumn, Verb } from '../contracts';
import { AGE, column } from '../kinds/builtin';
import type { VirtualResource } from '../types';

/** The aggregated and the main server both set the header, so two values arrive. */
export const PROXIED = { 'cache-control': 'no-cache, private, no-cache, private' } as const;

export function virtualEntry(resource: VirtualResource): KindEntry {
  const { served, singular, shortNames, categories } = resource;
  return {
    ...served,
    singular,
    listKind: `${served.kind}List`,
    shortNames,
    categories,
    verbs: VERBS[served.key] ?? ['get', 'list'],
    subresources: Object.keys(resource.subresources).sort(),
    columns: COLUMNS[served.key] ?? [AGE],
    storageVersion: served.version,
    nameRule: 'subdomain',
    fromCrd: false,
  };
}

/** Verbs of aggregated servers beyond get and list. */
const VERBS: { readonly [key: string]: readonly Verb[] | undefined } = {
  'projects.project.openshift.io': ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
  'projectrequests.project.openshift.io': ['create', 'list'],
};

/** Printer columns of aggregated servers. */
const COLUMNS: { readonly [key: string]: readonly PrinterColumn[] | undefined } = {
  'packagemanifests.packages.operators.coreos.com': [
    {
      ...column('Catalog', '.status.catalogSourceDisplayName'),
      description: 'Display name of the catalog that has the package',
    },
    AGE,
  ],
  'projects.project.openshift.io': [
    column('Display Name', String.raw`.metadata.annotations.openshift\.io/display-name`),
    column('Status', '.status.phase'),
    AGE,
  ],
};
