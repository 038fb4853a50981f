import { jsonIn, type JsonRecord, lineIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { PackageChannel, ProvidedApi } from './operatorPackage';

/** The APIs that a ClusterServiceVersion owns or requires, from CRDs and APIServices (OD-009 to OD-013). */
export function parseApis(csv: JsonRecord, side: 'owned' | 'required'): readonly ProvidedApi[] {
  const fromCrds = apisIn(csv['customresourcedefinitions'], side).flatMap(
    (api) => fromCrd(api) ?? [],
  );
  const fromServices = apisIn(csv['apiservicedefinitions'], side).flatMap(
    (api) => fromApiService(api) ?? [],
  );
  return [...fromCrds, ...fromServices];
}

function apisIn(definitions: unknown, side: 'owned' | 'required'): readonly JsonRecord[] {
  return listIn(recordIn(definitions)[side]).map(recordIn);
}

/** A CRD is described by its full name, `plural.group`. */
function fromCrd(api: JsonRecord): ProvidedApi | null {
  const name = textIn(api['name']);
  const kind = textIn(api['kind']);
  if (name === null || kind === null) return null;
  const dot = name.indexOf('.');
  return { name, kind, group: dot < 0 ? '' : name.slice(dot + 1), ...described(api, kind) };
}

/** An API of an APIService is described by its plural and its group. */
function fromApiService(api: JsonRecord): ProvidedApi | null {
  const kind = textIn(api['kind']);
  const group = textIn(api['group']);
  if (kind === null || group === null) return null;
  const plural = textIn(api['name']) ?? kind.toLowerCase();
  return { name: `${plural}.${group}`, kind, group, ...described(api, kind) };
}

function described(api: JsonRecord, kind: string) {
  return {
    version: textIn(api['version']) ?? '',
    displayName: lineIn(api['displayName']) ?? kind,
    description: lineIn(api['description']) ?? '',
  };
}

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
