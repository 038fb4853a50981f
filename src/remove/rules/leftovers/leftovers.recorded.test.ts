import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type RawObjects, SCANNED_AT, aScannedCluster } from '~/test/scannedCluster';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { leftoversIn } from './leftoversIn';

const RECORDINGS = 'test-data/olm-recordings';

/** The lists of a scan by the plurals of the recordings. */
const LISTS: Readonly<Record<string, keyof RawObjects>> = {
  subscriptions: 'subscriptions',
  clusterserviceversions: 'csvs',
  installplans: 'installPlans',
  operatorgroups: 'operatorGroups',
  operators: 'operators',
  crds: 'definitions',
  jobs: 'jobs',
};

type Event = {
  readonly ms: number;
  readonly list: string;
  readonly isGone: boolean;
  readonly object: JsonRecord;
};

/** The events of recordings in order. */
function eventsOf(files: readonly string[]): readonly Event[] {
  return files.flatMap((file) => {
    const text = gunzipSync(readFileSync(`${RECORDINGS}/${file}`)).toString();
    return text.split('\n').flatMap((line): Event[] => {
      const { ms, resource, type, object } = recordIn(line === '' ? null : JSON.parse(line));
      const list = LISTS[textIn(resource) ?? ''];
      if (list === undefined) return [];
      return [{ ms: Number(ms), list, isGone: type === 'DELETED', object: recordIn(object) }];
    });
  });
}

/** The objects after the events. */
function stateAfter(events: readonly Event[]): RawObjects {
  const last = new Map(events.map((event) => [keyOf(event), event]));
  const present = [...last.values()].filter(({ isGone }) => !isGone);
  const lists = Object.values(LISTS).map((list): [string, readonly JsonRecord[]] => [
    list,
    present.filter((event) => event.list === list).map(({ object }) => object),
  ]);
  return Object.fromEntries<readonly JsonRecord[]>(lists);
}

function keyOf({ list, object }: Event): string {
  const { name, namespace } = recordIn(object['metadata']);
  return [list, textIn(namespace) ?? '', textIn(name) ?? ''].join('/');
}

/** @param scannedAt in milliseconds since 1970 */
const namesIn = (events: readonly Event[], scannedAt = SCANNED_AT) =>
  leftoversIn({ ...aScannedCluster(stateAfter(events)), scannedAt }).map(
    ({ kind, object }) => `${kind} ${object.name}`,
  );

/** The creation time of the latest object. */
function timeOf(events: readonly Event[]): number {
  const times = events.map(({ object }) =>
    Date.parse(textIn(recordIn(object['metadata'])['creationTimestamp']) ?? ''),
  );
  return Math.max(...times);
}

describe('on a cluster with real OLM', () => {
  it('an uninstall leaves CRDs, the Operator resource and the OperatorGroup (UN-004, UN-021)', () => {
    const events = eventsOf(['uninstall_with_operands.jsonl.gz']).filter(({ object }) => {
      const { namespace, name } = recordIn(object['metadata']);
      // Without the leftovers of the recording's other situations.
      return namespace === 's-un' || (namespace === undefined && !/\.s-(?!un)/.test(String(name)));
    });
    expect(namesIn(events.filter(({ ms }) => ms < 27_000))).toEqual([]);
    expect(namesIn(events)).toEqual([
      'ownerless-definition backups.acme.example.com',
      'ownerless-definition databases.acme.example.com',
      'empty-operator acme-db.s-un',
      'unused-operator-group s-un-og',
    ]);
  });

  it.each(recordings().filter((file) => !file.startsWith('uninstall')))(
    'active and failing Operators, and those of OLM v1, are not leftovers: %s',
    (file) => {
      const events = eventsOf([file]);
      const counts = [0.25, 0.5, 0.75, 1].map((part) => Math.ceil(events.length * part));
      const states = counts.map((count) => events.slice(0, count));
      expect(states.flatMap((state) => namesIn(state, timeOf(state)))).toEqual([]);
    },
  );
});

function recordings(): readonly string[] {
  return readdirSync(RECORDINGS).filter((file) => file.endsWith('.jsonl.gz'));
}
