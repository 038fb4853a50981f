/** Admission webhooks whose Service is gone. The others allow everything here: nobody answers for them. */
import type { KindEntry } from '../contracts';
import { webhookFailed } from '../failures';
import { isObject, listAt, numberAt, objectAt, textAt, textsAt } from '../json';
import { selectsLabels } from '../selectors/objectSelector';
import type { ClusterClient, JsonObject, KubeObject } from '../types';
import { callProblem, serviceCall } from './service';

const GROUP = 'admissionregistration.k8s.io';
const CONFIGURATIONS = [
  'mutatingwebhookconfigurations',
  'validatingwebhookconfigurations',
] as const;
/** Of `timeoutSeconds`. */
const USUAL_TIMEOUT = 10;

export type Review = {
  readonly entry: KindEntry;
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE';
  readonly subresource: string | undefined;
  /** As it will be; of a deletion as it is. */
  readonly object: KubeObject;
  /** As it was; absent for a new one. */
  readonly before?: KubeObject | undefined;
};

/**
 * Asks about a write: mutating webhooks first, then validating ones. Their own configurations are never asked about.
 * @throws ApiError 500 in the words of kube-apiserver (`k8s.io/apiserver/pkg/admission/plugin/webhook`).
 */
export function askWebhooks(client: Pick<ClusterClient, 'get' | 'list'>, review: Review): void {
  if (review.entry.group === GROUP) return;
  for (const resource of CONFIGURATIONS) {
    const webhooks = client
      .list(`${resource}.${GROUP}`)
      .flatMap((configuration) => listAt(configuration, 'webhooks').filter(isObject));
    for (const webhook of webhooks) {
      if (isAsked(client, webhook, review)) ask(client, webhook);
    }
  }
}

function ask(client: Pick<ClusterClient, 'get'>, webhook: JsonObject): void {
  const timeout = numberAt(webhook, 'timeoutSeconds') ?? USUAL_TIMEOUT;
  const call = serviceCall(objectAt(webhook, 'clientConfig'), timeout);
  const problem = call && callProblem(client, call);
  if (problem !== undefined && textAt(webhook, 'failurePolicy') !== 'Ignore') {
    throw webhookFailed(textAt(webhook, 'name') ?? '', problem);
  }
}

function isAsked(client: Pick<ClusterClient, 'get'>, webhook: JsonObject, review: Review): boolean {
  return (
    listAt(webhook, 'rules').some((rule) => isObject(rule) && covers(rule, review)) &&
    isOfNamespace(client, objectAt(webhook, 'namespaceSelector') ?? {}, review) &&
    isOfObject(objectAt(webhook, 'objectSelector') ?? {}, review)
  );
}

/** `matchPolicy` is Equivalent unless said otherwise: other versions of the kind count too. */
function covers(rule: JsonObject, { entry, operation, subresource }: Review): boolean {
  const scope = textAt(rule, 'scope') ?? '*';
  return (
    includes(textsAt(rule, 'operations'), operation) &&
    includes(textsAt(rule, 'apiGroups'), entry.group) &&
    (scope === '*' || (scope === 'Namespaced') === entry.namespaced) &&
    textsAt(rule, 'resources').some((named) => isNamed(named, entry.plural, subresource))
  );
}

function includes(words: readonly string[], word: string): boolean {
  return words.includes('*') || words.includes(word);
}

/** `pods`, `pods/status`, and stars in place of either part: what names no subresource means the object itself. */
function isNamed(named: string, plural: string, subresource: string | undefined): boolean {
  const [resource, part] = named.split('/');
  const isOfPart = part === '*' || part === subresource;
  return (resource === '*' || resource === plural) && isOfPart;
}

/** Of cluster-scoped objects only namespaces are selected by it, by their own labels. */
function isOfNamespace(
  client: Pick<ClusterClient, 'get'>,
  selector: JsonObject,
  { entry, object }: Review,
): boolean {
  if (entry.key === 'namespaces') return selectsLabels(selector, object.metadata.labels ?? {});
  const { namespace } = object.metadata;
  if (namespace === undefined) return true;
  const home = client.get({ resource: 'namespaces', name: namespace });
  return selectsLabels(selector, home?.metadata.labels ?? {});
}

function isOfObject(selector: JsonObject, { object, before }: Review): boolean {
  return [object, before].some(
    (one) => one !== undefined && selectsLabels(selector, one.metadata.labels ?? {}),
  );
}
