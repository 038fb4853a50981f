/** The APIs that the CSVs of an OperatorGroup provide, as its annotation `olm.providedAPIs` lists them. */
import type { KubeObject } from '../../kube/types';
import { apiServicesOf, crdsOf } from '../csv/csvFields';

export const PROVIDED_APIS_ANNOTATION = 'olm.providedAPIs';

/** `Kind.version.group` of each API a CSV owns. */
export function apisOf(csv: KubeObject): ReadonlySet<string> {
  const crds = crdsOf(csv, 'owned').map(
    ({ kind, version, name }) => `${kind}.${version}.${name.slice(name.indexOf('.') + 1)}`,
  );
  const services = apiServicesOf(csv, 'owned').map(
    ({ kind, version, group }) => `${kind}.${version}.${group}`,
  );
  return new Set([...crds, ...services]);
}

export function annotatedApis(group: KubeObject): ReadonlySet<string> {
  const text = group.metadata.annotations?.[PROVIDED_APIS_ANNOTATION] ?? '';
  return new Set(text.split(',').filter((api) => api !== ''));
}

/** The annotation's text: sorted, separated by commas. */
export function apisText(apis: Iterable<string>): string {
  return [...new Set(apis)].sort().join(',');
}
