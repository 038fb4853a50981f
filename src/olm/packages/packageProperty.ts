import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';

/** The package and the version of a bundle. */
export type PackageProperty = {
  readonly packageName: string | null;
  readonly version: string | null;
};

/**
 * From the properties of a bundle, `{"properties":[…]}`: in an annotation of its ClusterServiceVersion, and in lookups and
 * steps of InstallPlans. Source: OLM's pkg/controller/registry/resolver/projection/properties.go, v0.46.0, compared
 * 2026-11-28.
 */
export function packageProperty(text: string | undefined): PackageProperty {
  const found = listIn(recordIn(jsonIn(text))['properties'])
    .map(recordIn)
    .find(({ type }) => type === 'olm.package');
  const { packageName, version } = recordIn(found?.['value']);
  return { packageName: textIn(packageName), version: textIn(version) };
}
