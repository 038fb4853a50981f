/** A virtual resource seen as one of the served kinds, for discovery and tables. */
import type { KindEntry, PrinterColumn } from '../contracts';
import { AGE, column } from '../kinds/builtin';
import type { VirtualResource } from '../types';

export function virtualEntry(resource: VirtualResource): KindEntry {
  const { served, singular, shortNames, categories } = resource;
  return {
    ...served,
    singular,
    listKind: `${served.kind}List`,
    shortNames,
    categories,
    verbs: ['get', 'list'],
    subresources: Object.keys(resource.subresources).sort(),
    columns: COLUMNS[served.key] ?? [AGE],
    storageVersion: served.version,
    nameRule: 'subdomain',
    fromCrd: false,
  };
}

/** What the package server prints. */
const COLUMNS: { readonly [key: string]: readonly PrinterColumn[] | undefined } = {
  'packagemanifests.packages.operators.coreos.com': [
    {
      ...column('Catalog', '.status.catalogSourceDisplayName'),
      description: 'Display name of the catalog that has the package',
    },
    AGE,
  ],
};
