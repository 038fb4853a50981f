import { catalog, csv, installed, subscription } from './concerned';
import type { MessageRow } from './message';

/**
 * What a Subscription says while OLM finds no set of versions, or cannot read a catalog. A message lists several
 * constraints in no fixed order, so that the more telling ones come first here.
 * Sources: recordings resolution_failed, no_such_channel, no_such_catalog, api_conflict, channel_switch, deprecated,
 * catalog_unhealthy, approve_invalid; OLM registry/resolver/{resolver,variable_types,cache/predicates}.go.
 */
export const RESOLUTION_MESSAGES = [
  {
    kind: 'catalog-missing',
    pattern: /targeted catalogsource (?<catalogNamespace>[^\s/]+)\/(?<catalog>\S+) missing/,
    objects: catalog,
  },
  {
    kind: 'catalog-unreachable',
    pattern:
      /(?:error using catalogsource|from source) (?<catalogNamespace>[^\s/]+)\/(?<catalog>[^\s:]+): (?<detail>.+)/s,
    objects: catalog,
  },
  {
    kind: 'catalog-empty',
    pattern:
      /no operators found from catalog (?<catalog>\S+) in namespace (?<catalogNamespace>\S+) referenced by subscription (?<subscription>[^\s,]+)/,
    objects: (values, by) => [...catalog(values, by), ...subscription(values, by)],
  },
  {
    kind: 'version-not-in-channel',
    pattern:
      /no operators found with name (?<csv>\S+) in channel (?<channel>\S+) of package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/,
    objects: subscription,
  },
  {
    kind: 'channel-not-in-package',
    pattern:
      /no operators found in channel (?<channel>.+?) of package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/,
    objects: subscription,
  },
  {
    kind: 'package-not-in-catalog',
    pattern:
      /no operators found in package (?<package>\S+) in the catalog referenced by subscription (?<subscription>[^\s,]+)/,
    objects: subscription,
  },
  {
    kind: 'no-update-path',
    pattern: /no operators found matching the criteria of subscription (?<subscription>[^\s,]+)/,
    objects: subscription,
  },
  {
    kind: 'several-installed',
    pattern:
      /multiple name matches for status\.installedCSV of subscription [^\s/]+\/(?<subscription>[^\s:]+): (?<csvs>.+)/,
    objects: subscription,
  },
  {
    kind: 'dependency-api-missing',
    pattern:
      /bundle (?<bundle>\S+) requires an operator providing an API with group: (?<group>[^,]*), version: (?<version>[^,]+), kind: (?<apiKind>[^,]+)/,
  },
  {
    kind: 'dependency-package-missing',
    pattern:
      /bundle (?<bundle>\S+) requires an operator with package: (?<package>[^\s,]+)(?: and with version in range: (?<range>[^,]+))?/,
  },
  {
    kind: 'dependency-missing',
    pattern: /bundle (?<bundle>\S+) requires an operator (?<wanted>[^,]+)/,
  },
  {
    kind: 'csv-without-subscription',
    pattern: /clusterserviceversion (?<csv>\S+) exists and is not referenced by a subscription/,
    objects: csv,
  },
  {
    kind: 'api-provided-twice',
    pattern:
      /(?<firstFrom>(?:[^\s,/]*\/)*)(?<first>[^\s,/]+) and (?<secondFrom>(?:[^\s,/]*\/)*)(?<second>[^\s,/]+) provide (?<apiKind>\S+) \((?<apiVersion>[^)]+)\)/,
    objects: installed,
  },
  {
    kind: 'package-installed-twice',
    pattern:
      /(?<firstFrom>(?:[^\s,/]*\/)*)(?<first>[^\s,/]+) and (?<secondFrom>(?:[^\s,/]*\/)*)(?<second>[^\s,/]+) originate from package (?<package>[^\s,]+)/,
    objects: installed,
  },
  { kind: 'bundle-deprecated', pattern: /bundle (?<bundle>\S+) is deprecated/ },
  { kind: 'constraints-unsatisfiable', reasons: ['ConstraintsNotSatisfiable'] },
  { kind: 'catalog-unhealthy', reasons: ['UnhealthyCatalogSourceFound'] },
  { kind: 'resolution-error', reasons: ['ErrorPreventedResolution'] },
] as const satisfies readonly MessageRow[];
