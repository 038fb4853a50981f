/** The recorded situations of OLM v0, as the facts of each Operator after every event. */
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { type OperatorFacts, factsOf } from '~/olm/diagnosis/operatorFacts';
import { unpackJobs, unpackOwnersIn } from '~/olm/diagnosis/unpacking';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import type {
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  OperatorCondition,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import type { Job } from '~/kube/models/workloads';
import { aCatalogSource } from './builders';

export type Moment = {
  readonly situation: string;
  /** As in the list. */
  readonly operator: InstalledOperator;
  readonly ms: number;
  readonly facts: OperatorFacts;
};

/** The moments of the situations of OLM v0 in order, for the Operators in the namespace of each situation. */
export function momentsOf(folder: string): readonly Moment[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz') && !name.startsWith('v1_'))
    .toSorted()
    .flatMap((name) => momentsIn(`${folder}/${name}`, name.replace('.jsonl.gz', '')));
}

function momentsIn(path: string, situation: string): readonly Moment[] {
  const events = gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => recordIn(JSON.parse(line)));
  const cluster = new Recorded();
  const namespace = homeOf(events);
  return events.flatMap((event) => {
    cluster.apply(event);
    return cluster
      .operatorsOf(namespace)
      .map((found) => ({ ...found, situation, ms: Number(event['ms']) }));
  });
}

/** The namespace of the first created Subscription. Other namespaces belong to earlier situations. */
function homeOf(events: readonly JsonRecord[]): string {
  const first = events.find(
    ({ resource, type }) => resource === 'subscriptions' && type === 'ADDED',
  );
  return textIn(recordIn(recordIn(first?.['object'])['metadata'])['namespace']) ?? '';
}

class Recorded {
  readonly #objects = new Map<string, unknown>();

  apply(event: JsonRecord): void {
    const { namespace, name } = recordIn(recordIn(event['object'])['metadata']);
    const key = [event['resource'], namespace, name].join(' ');
    if (event['type'] === 'DELETED') this.#objects.delete(key);
    else this.#objects.set(key, event['object']);
  }

  operatorsOf(namespace: string): readonly RecordedOperator[] {
    const plans = this.#listed('installplans', namespace).filter(isInstallPlan);
    const seen = {
      namespace,
      subscriptions: this.#listed('subscriptions', namespace).filter(isSubscription),
      csvs: this.#listed('clusterserviceversions', namespace).filter(isCsv),
      plans,
      operatorGroups: this.#groupsOf(namespace),
      conditions: this.#listed('operatorconditions', namespace).filter(isOperatorCondition),
    };
    const listed = installedOperators({ ...seen, installPlans: plans, catalogSources: CATALOGS });
    return listed.map((operator) => {
      const catalogs = CATALOGS.filter(({ metadata }) => metadata.name === operator.catalog?.name);
      const facts = factsOf(operator, { ...seen, catalogs });
      return { operator, facts: { ...facts, unpacking: this.#unpacking(facts) } };
    });
  }

  #unpacking({ subscription, plan }: OperatorFacts): OperatorFacts['unpacking'] {
    if (subscription === null) return null;
    const owners = unpackOwnersIn({ items: this.#listed('configmaps', MARKETPLACE) });
    const jobs = this.#listed('jobs', MARKETPLACE).filter(isJob);
    return { ...unpackJobs(jobs, { subscription, plan }, owners), pods: [] };
  }

  /** The global OperatorGroup was created before the recordings started. */
  #groupsOf(namespace: string): readonly OperatorGroup[] {
    return namespace === 'openshift-operators'
      ? [{ metadata: { name: 'global-operators', namespace } }]
      : this.#listed('operatorgroups', namespace).filter(isOperatorGroup);
  }

  #listed(resource: string, namespace: string): readonly unknown[] {
    return [...this.#objects]
      .filter(([key]) => key.startsWith(`${resource} ${namespace} `))
      .map(([, object]) => object);
  }
}

type RecordedOperator = Pick<Moment, 'operator' | 'facts'>;

const MARKETPLACE = 'openshift-marketplace';

/** The catalog of the recordings was created before they started. */
const CATALOGS: readonly CatalogSource[] = [aCatalogSource({ name: 'acme' })];

const isSubscription = (value: unknown): value is Subscription => isKind(value, 'Subscription');
const isCsv = (value: unknown): value is ClusterServiceVersion =>
  isKind(value, 'ClusterServiceVersion');
const isInstallPlan = (value: unknown): value is InstallPlan => isKind(value, 'InstallPlan');
const isOperatorGroup = (value: unknown): value is OperatorGroup => isKind(value, 'OperatorGroup');
const isOperatorCondition = (value: unknown): value is OperatorCondition =>
  isKind(value, 'OperatorCondition');
const isJob = (value: unknown): value is Job => isKind(value, 'Job');

function isKind(value: unknown, kind: string): boolean {
  return recordIn(value)['kind'] === kind;
}
