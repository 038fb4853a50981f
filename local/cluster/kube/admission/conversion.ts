/** Custom resources of several versions with a conversion webhook: without its Service only one version is usable. */
import type { KindEntry } from '../contracts';
import { failure } from '../failures';
import { objectAt, textAt } from '../json';
import type { ClusterClient } from '../types';
import { DEFINITIONS } from '../writes/backend';
import { callProblem, serviceCall } from './service';

/** Of a conversion; it cannot be set. */
const TIMEOUT = 30;

/**
 * If the webhook's Service exists, all versions are identical here.
 * @throws ApiError 500 with the message of kube-apiserver (`apiextensions-apiserver/pkg/apiserver/conversion`).
 */
export function checkConversion(
  client: Pick<ClusterClient, 'get' | 'list'>,
  entry: KindEntry,
): void {
  if (!entry.fromCrd || entry.version === entry.storageVersion) return;
  const definition = client.get({ resource: DEFINITIONS, name: entry.key });
  const conversion = objectAt(definition?.spec, 'conversion');
  if (textAt(conversion, 'strategy') !== 'Webhook' || client.list(entry.key).length === 0) return;
  const call = serviceCall(objectAt(conversion, 'webhook', 'clientConfig'), TIMEOUT);
  const problem = call && callProblem(client, call);
  if (problem === undefined) return;
  const stored = `${entry.group}/${entry.storageVersion}, Kind=${entry.kind}`;
  throw failure(500, '', { message: `conversion webhook for ${stored} failed: ${problem}` });
}
