/** The history of each object in a situation, in a format for comparing two clusters. */
import { textAt } from '../kube/json';
import type { KubeObject } from '../kube/types';
import { groupBy } from '../olm/shared/grouping';
import { changesOf } from './changes';
import { TOLERANCE, type Place, type Tolerance } from './exceptions';
import { finalStateOf } from './finalState';
import { normalText } from './normalText';
import type { Observation } from './observation';
import { keyOf, titlesOf, within, type Scope } from './subject';

export type Account = {
  /** By title, such as `subscriptions s-auto/acme-db`. */
  readonly objects: { readonly [title: string]: ObjectAccount };
  /** Grouped by their object, in the order of first occurrence. */
  readonly events: { readonly [title: string]: readonly string[] };
};

export type ObjectAccount = {
  /** Each fact as it changes, such as `state: UpgradePending acme-db.v1.2.0`. */
  readonly changes: readonly string[];
  /** Final state; empty after deletion. */
  readonly final: readonly string[];
};

/** Excludes facts that the tolerance leaves out. */
export function accountOf(
  scope: Scope,
  all: readonly Observation[],
  tolerance: Tolerance = TOLERANCE,
): Account {
  const seen = within(scope, all);
  const objects = seen.filter(({ resource }) => resource !== 'events');
  const titles = titlesOf(objects);
  const byTitle = groupBy(objects, (one) => titles.get(keyOf(one)) ?? '');
  const events = seen.filter(({ resource, type }) => resource === 'events' && type !== 'DELETED');
  const byAbout = groupBy(events, ({ object }) => aboutOf(object));
  const place = { situation: scope.name, resource: 'events' };
  const accounts = [...byAbout].map(([about, each]) => {
    const lines = [...new Set(each.map(({ object }) => eventText(object)))];
    return [about, lines.filter((line) => !tolerance.isLeftOut(place, line))] as const;
  });
  return {
    objects: sorted(
      [...byTitle].map(([title, history]) => [
        title,
        objectAccount(scope.name, history, tolerance),
      ]),
    ),
    events: sorted(accounts.filter(([, lines]) => lines.length > 0)),
  };
}

function sorted<T>(entries: readonly (readonly [string, T])[]): { readonly [title: string]: T } {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function objectAccount(
  situation: string,
  history: readonly Observation[],
  tolerance: Tolerance,
): ObjectAccount {
  const last = history.at(-1);
  const place: Place = { situation, resource: last?.resource ?? '' };
  return {
    changes: changesOf(place, history, tolerance),
    final:
      last === undefined || last.type === 'DELETED'
        ? []
        : finalStateOf(last.resource, last.object).filter(
            (line) => !tolerance.isLeftOut(place, line),
          ),
  };
}

function aboutOf(event: KubeObject): string {
  const [kind = '', namespace = '', name = ''] = ['kind', 'namespace', 'name'].map((key) =>
    textAt(event, 'involvedObject', key),
  );
  return normalText(`${kind} ${namespace}/${name}`);
}

function eventText(event: KubeObject): string {
  const [type = '', reason = '', message = ''] = ['type', 'reason', 'message'].map((key) =>
    textAt(event, key),
  );
  const source = textAt(event, 'source', 'component') ?? '';
  return normalText(`${type} ${reason} (${source}): ${message}`);
}
