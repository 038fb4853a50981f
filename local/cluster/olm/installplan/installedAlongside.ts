/** The annotations of a CRD that name the CSVs it came with. */
import type { ClusterClient, KubeObject } from '../../kube/types';
import { isCopied } from '../csv/csvFields';
import { CLUSTER_SERVICE_VERSIONS } from '../shared/names';

const prefix = 'operatorframework.io/installed-alongside-';

type CsvName = { readonly namespace: string; readonly name: string };

/** Adds the annotation of the CSV that now contains the CRD, and removes those of deleted CSVs. */
export function installedAlongside(
  client: ClusterClient,
  definition: KubeObject | undefined,
  csv: CsvName,
): { readonly [name: string]: string } {
  const kept = Object.entries(definition?.metadata.annotations ?? {}).filter(
    ([key, value]) => !key.startsWith(prefix) || isThere(client, value),
  );
  const value = `${csv.namespace}/${csv.name}`;
  return Object.fromEntries([...kept, [`${prefix}${fnv64(value)}`, value]]);
}

function isThere(client: ClusterClient, value: string): boolean {
  const [namespace = '', name = ''] = value.split('/');
  const csv = client.get({ resource: CLUSTER_SERVICE_VERSIONS, namespace, name });
  return csv !== undefined && !isCopied(csv);
}

/** FNV-1a of 64 bits, the hash that OLM puts into the annotation's name, in hexadecimal. */
function fnv64(text: string): string {
  const hash = [...Buffer.from(text)].reduce(
    (before, byte) => BigInt.asUintN(64, (before ^ BigInt(byte)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  );
  return hash.toString(16);
}
