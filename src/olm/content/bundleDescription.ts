import { type JsonRecord, listIn, recordIn, textMapIn } from '~/kube/json';
import { clusterServiceVersionAmong, valueOf } from './catalogPackage';

/** The author's description of a bundle, in the form of a ClusterServiceVersion. */
export type BundleDescription = {
  readonly annotations: Readonly<Record<string, string>>;
  readonly spec: JsonRecord;
};

/**
 * The description of a bundle in a catalog's content: the metadata of its ClusterServiceVersion, or the
 * ClusterServiceVersion that older catalogs contain. The metadata has no icon, but the package has one (operator-registry
 * alpha/property, CSVMetadata; alpha/declcfg, Package).
 * @param bundle an `olm.bundle`
 * @param itsPackage an `olm.package`; any other value: not known
 * @returns `null`: the content does not contain it
 */
export function bundleDescription(bundle: unknown, itsPackage: unknown): BundleDescription | null {
  const properties = listIn(recordIn(bundle)['properties']).map(recordIn);
  const metadata = valueOf(properties, 'olm.csv.metadata');
  const { version } = valueOf(properties, 'olm.package');
  const icon = recordIn(recordIn(itsPackage)['icon']);
  const icons = Object.keys(icon).length > 0 ? { icon: [icon] } : {};
  if (Object.keys(metadata).length > 0) {
    const { annotations, displayName, description, provider, crdDescriptions } = metadata;
    const apis = { customresourcedefinitions: crdDescriptions };
    const spec = { displayName, description, provider, version, ...apis, ...icons };
    return { annotations: textMapIn(annotations), spec };
  }
  const csv = clusterServiceVersionAmong(properties);
  if (csv === null) return null;
  const { displayName, description, provider, ...others } = recordIn(csv['spec']);
  const { customresourcedefinitions, icon: own, install } = others;
  const texts = { displayName, description, provider };
  return {
    annotations: textMapIn(recordIn(csv['metadata'])['annotations']),
    spec: { ...texts, version, customresourcedefinitions, icon: own, install, ...icons },
  };
}
