import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';

/** An API that a later release of Kubernetes does not serve. */
export type RemovedApi = {
  /** `<plural>.<version>.<group>` */
  readonly name: string;
  readonly removedIn: KubernetesMinor;
  /** The ServiceAccounts with the most requests. */
  readonly clients: readonly ApiClient[];
  /** There are requests of other clients: the API server names only the ten most active ones of each hour and node. */
  readonly hasOthers: boolean;
};

/** The minor version of Kubernetes 1. */
export type KubernetesMinor = number;

/** A ServiceAccount with its requests in the last 24 hours by verb. */
export type ApiClient = {
  readonly namespace: string;
  readonly account: string;
  readonly requests: ReadonlyMap<string, number>;
};

/** An Operator that uses a removed API. */
export type ApiUse = {
  readonly operator: InstalledOperator;
  readonly api: RemovedApi;
  /** The number of requests in the last 24 hours by verb, the most frequent first. */
  readonly verbs: readonly (readonly [verb: string, count: number])[];
  readonly total: number;
};

/** The kubernetes minor of a minor version of OpenShift: 4.22 has 1.35. 5.0 equals 4.23. */
export function kubernetesOf({ major, minor }: OpenShiftMinor): KubernetesMinor {
  return minor + (major === 4 ? FOUR : FIVE);
}

/** The minor version of OpenShift 4 or 5 with this Kubernetes. */
export function openShiftOf(kubernetes: KubernetesMinor): OpenShiftMinor {
  return kubernetes < FIVE
    ? { major: 4, minor: kubernetes - FOUR }
    : { major: 5, minor: kubernetes - FIVE };
}

const FOUR = 13;
const FIVE = 36;

/**
 * The names of the APIs with a removal, from a `Table` of APIRequestCounts: all objects together have tens of megabytes.
 * Source: the printer columns of the CRD in openshift/api, apiserver/v1 (2026-11-29).
 */
export function namesOfRemoved(table: unknown): readonly string[] {
  const { columnDefinitions, rows } = recordIn(table);
  const columns = listIn(columnDefinitions).map((one) => textIn(recordIn(one)['name']));
  const [name, removed] = [columns.indexOf('Name'), columns.indexOf('RemovedInRelease')];
  const found = listIn(rows).flatMap((row) => {
    const { [name]: named, [removed]: release } = listIn(recordIn(row)['cells']);
    return minorIn(release) === null ? [] : (textIn(named) ?? []);
  });
  return found.slice(0, MOST_APIS);
}

const MOST_APIS = 50;

/**
 * Reads an APIRequestCount. The current hour is one of the last 24. Source: openshift/api, apiserver/v1,
 * types_apirequestcount.go (2026-11-29). `null`: no removal is planned.
 */
export function removedApiIn(object: unknown): RemovedApi | null {
  const { metadata, status } = recordIn(object);
  const { removedInRelease, last24h } = recordIn(status);
  const name = textIn(recordIn(metadata)['name']);
  const removedIn = minorIn(removedInRelease);
  if (name === null || removedIn === null) return null;
  const nodes = some(last24h, 24).flatMap(({ byNode }) => some(byNode, 512));
  const users = nodes.flatMap(({ byUser }) => some(byUser, 100));
  const byUser = new Map<string, Map<string, number>>();
  for (const { username, byVerb } of users) {
    const user = textIn(username) ?? '';
    const requests = byUser.get(user) ?? new Map<string, number>();
    for (const { verb, requestCount } of some(byVerb, 10)) {
      const named = textIn(verb) ?? '';
      requests.set(named, (requests.get(named) ?? 0) + countIn(requestCount));
    }
    byUser.set(user, requests);
  }
  const sum = (counted: readonly JsonRecord[]) =>
    counted.reduce((total, { requestCount }) => total + countIn(requestCount), 0);
  return {
    name,
    removedIn,
    clients: [...byUser].flatMap(([user, requests]) => {
      const [, namespace, account] = SERVICE_ACCOUNT.exec(user) ?? [];
      return namespace === undefined || account === undefined
        ? []
        : [{ namespace, account, requests }];
    }),
    hasOthers: sum(nodes) > sum(users),
  };
}

const SERVICE_ACCOUNT = /^system:serviceaccount:([^:]+):([^:]+)$/;

/**
 * The Operators that use removed APIs, by their ServiceAccounts; the earliest removal first.
 * @param target only APIs that this release of OpenShift does not serve; `null`: all
 */
export function usesOfRemoved(
  apis: readonly RemovedApi[],
  operators: readonly InstalledOperator[],
  target: OpenShiftMinor | null,
): readonly ApiUse[] {
  const until = target === null ? Infinity : kubernetesOf(target);
  const uses = apis
    .filter(({ removedIn }) => removedIn <= until)
    .flatMap((api) =>
      operators.flatMap((operator): ApiUse[] => {
        const verbs = new Map<string, number>();
        for (const client of api.clients) {
          if (!isUsedBy(operator, client)) continue;
          for (const [verb, n] of client.requests) verbs.set(verb, (verbs.get(verb) ?? 0) + n);
        }
        const used = [...verbs]
          .filter(([, count]) => count > 0)
          .toSorted(([, one], [, other]) => other - one);
        const total = used.reduce((sum, [, count]) => sum + count, 0);
        return total === 0 ? [] : [{ operator, api, verbs: used, total }];
      }),
    );
  return uses.toSorted(
    (one, other) =>
      one.api.removedIn - other.api.removedIn ||
      one.operator.displayName.localeCompare(other.operator.displayName, 'en'),
  );
}

/** The ServiceAccounts of an extension are not in the list of extensions; most extensions have a namespace of their own. */
function isUsedBy(
  { namespace, serviceAccounts = [], extension, isCopy }: InstalledOperator,
  client: ApiClient,
): boolean {
  if (extension !== undefined) return client.namespace === extension.namespace;
  return !isCopy && client.namespace === namespace && serviceAccounts.includes(client.account);
}

function minorIn(release: unknown): KubernetesMinor | null {
  const [, minor] = /^1\.(\d{1,3})$/.exec(textIn(release) ?? '') ?? [];
  return minor === undefined ? null : Number(minor);
}

function some(value: unknown, most: number): readonly JsonRecord[] {
  return listIn(value).slice(0, most).map(recordIn);
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
