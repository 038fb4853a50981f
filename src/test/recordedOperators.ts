/** What real OLM did in the recorded situations, as the facts of each Operator after every event. */
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type JsonRecord, recordIn, textIn } from '~/domain/catalog/json';
import { type OperatorFacts, factsOf } from '~/domain/installed/diagnosis/operatorFacts';
import { unpackCandidates } from '~/domain/installed/diagnosis/unpacking';
import { unpackOwnersIn } from '~/domain/installed/diagnosis/unpackOwners';
import { installedOperators } from '~/domain/installed/installedOperator';
import type { CatalogSource } from '~/models/catalogSource';
import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import type { InstallPlan } from '~/models/installPlan';
import type { Job } from '~/models/job';
import type { Stored } from '~/models/meta';
import type { OperatorCondition } from '~/models/operatorCondition';
import type { OperatorGroup } from '~/models/operatorGroup';
import type { Subscription } from '~/models/subscription';
import { aCatalogSource } from './builders';

export type Moment = {
  readonly situation: string;
  readonly operator: string;
  readonly ms: number;
  readonly facts: OperatorFacts;
};

/** The moments of the situations of OLM v0, in order; of the Operators of each situation's own namespace. */
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
    return cluster.operatorsOf(namespace).map(({ name, facts }) => ({
      situation,
      operator: name,
      ms: Number(event['ms']),
      facts,
    }));
  });
}

/** That of the first Subscription that is created: other namespaces are those of situations before. */
function homeOf(events: readonly JsonRecord[]): string {
  const first = events.find(
    ({ resource, type }) => resource === 'subscriptions' && type === 'ADDED',
  );
  return textIn(recordIn(recordIn(first?.['object'])['metadata'])['namespace']) ?? '';
}

class Recorded {
  readonly #objects = new Map<string, Stored<string>>();

  apply(event: JsonRecord): void {
    const object = event['object'];
    if (!isStored(object)) return;
    const key = [event['resource'], object.metadata.namespace, object.metadata.name].join(' ');
    if (event['type'] === 'DELETED') this.#objects.delete(key);
    else this.#objects.set(key, object);
  }

  operatorsOf(namespace: string): readonly { name: string; facts: OperatorFacts }[] {
    const seen = {
      namespace,
      subscriptions: this.#listed<Subscription>('subscriptions', namespace),
      csvs: this.#listed<ClusterServiceVersion>('clusterserviceversions', namespace),
      plans: this.#listed<InstallPlan>('installplans', namespace),
      operatorGroups: this.#groupsOf(namespace),
      conditions: this.#listed<OperatorCondition>('operatorconditions', namespace),
    };
    const operators = installedOperators({
      ...seen,
      installPlans: seen.plans,
      catalogSources: null,
    });
    return operators.map((operator) => {
      const catalogs = CATALOGS.filter(({ metadata }) => metadata.name === operator.catalog?.name);
      const facts = factsOf(operator, { ...seen, catalogs });
      return { name: operator.name, facts: { ...facts, unpacking: this.#unpacking(facts) } };
    });
  }

  #unpacking({ subscription, plan }: OperatorFacts): OperatorFacts['unpacking'] {
    if (subscription === null) return null;
    const items = this.#listed('configmaps', 'openshift-marketplace');
    const jobs = this.#listed<Job>('jobs', 'openshift-marketplace');
    const candidates = unpackCandidates(jobs, { subscription, plan }, unpackOwnersIn({ items }));
    return { job: candidates.length === 1 ? (candidates[0] ?? null) : null, candidates, pods: [] };
  }

  /** The global one was made before the recordings began. */
  #groupsOf(namespace: string): readonly OperatorGroup[] {
    return namespace === 'openshift-operators'
      ? [{ metadata: { name: 'global-operators', namespace } }]
      : this.#listed<OperatorGroup>('operatorgroups', namespace);
  }

  #listed<T extends Stored<string>>(resource: string, namespace: string): readonly T[] {
    return [...this.#objects]
      .filter(([key]) => key.startsWith(`${resource} ${namespace} `))
      .map(([, object]) => object as T);
  }
}

/** The catalog of the recordings was made before they began. */
const CATALOGS: readonly CatalogSource[] = [aCatalogSource({ name: 'acme' })];

function isStored(value: unknown): value is Stored<string> {
  return textIn(recordIn(recordIn(value)['metadata'])['name']) !== null;
}
