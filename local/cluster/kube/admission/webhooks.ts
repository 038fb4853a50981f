/** Admission webhooks without a Service. Others allow everything here, because no server is simulated. */
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
  /** The new object; for a deletion the current one. */
  readonly object: KubeObject;
  /** The previous object; absent for a new one. */
  readonly before?: KubeObject | undefined;
};

/**
 * Calls webhooks for a write, mutating before validating ones, except for webhook configurations.
 * @throws ApiError 500 with the message of kube-apiserver (`k8s.io/apiserver/pkg/admission/plugin/webhook`).
 */
export function askWebhooks(client: Pick<ClusterClient, 'get' | 'list'>, review: Review): void {
  if (review.entry.group === GROUP) return;
  for (const resource of CONFIGURATIONS) {
    const webhooks = client
      .list(`${resource}.${GROUP}`)
      .flatMap((configuration) => listAt(configuration, 'webhooks').filter(isObject));
    for (const webhook of webhooks) {
      if (isRequested(client, webhook, review)) ask(client, webhook);
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

function isRequested(
  client: Pick<ClusterClient, 'get'>,
  webhook: JsonObject,
  review: Review,
): boolean {
  return (
    listAt(webhook, 'rules').some((rule) => isObject(rule) && covers(rule, review)) &&
    isOfNamespace(client, objectAt(webhook, 'namespaceSelector') ?? {}, review) &&
    isOfObject(objectAt(webhook, 'objectSelector') ?? {}, review)
  );
}

/** `matchPolicy` defaults to Equivalent, which includes other versions of the kind. */
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

/** `pods`, `pods/status`, and `*` for either part; without a subresource it matches only the object itself. */
function isNamed(named: string, plural: string, subresource: string | undefined): boolean {
  const [resource, part] = named.split('/');
  const isOfPart = part === '*' || part === subresource;
  return (resource === '*' || resource === plural) && isOfPart;
}

/** Among cluster-scoped objects it selects only namespaces, by their own labels. */
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
