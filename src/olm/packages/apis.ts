import { jsonIn, textsIn } from '~/kube/json';
import type { PackageChannel, ProvidedApi } from './operatorPackage';

/** The APIs for users. Authors can declare other APIs internal (OD-021). */
export function visibleApis({
  providedApis,
  annotations,
}: Pick<PackageChannel, 'providedApis' | 'annotations'>): readonly ProvidedApi[] {
  const internal = textsIn(jsonIn(annotations['operators.operatorframework.io/internal-objects']));
  return providedApis.filter(({ name }) => !internal.includes(name));
}

/** The kind in `Kind.version.group`: a kind contains no dots. */
export function kindIn(api: string): string {
  return api.slice(0, api.indexOf('.'));
}
