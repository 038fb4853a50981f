/** A virtual resource seen as one of the served kinds, for discovery and tables. */
import type { KindEntry, PrinterColumn, Verb } from '../contracts';
import { AGE, column } from '../kinds/builtin';
import type { VirtualResource } from '../types';

/** Both the aggregated server and the one in front of it set the header, and both values arrive. */
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

/** Where an aggregated server does more than get and list. */
const VERBS: { readonly [key: string]: readonly Verb[] | undefined } = {
  'projects.project.openshift.io': ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'],
  'projectrequests.project.openshift.io': ['create', 'list'],
};

/** What the aggregated servers print. */
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
