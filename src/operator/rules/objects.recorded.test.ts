import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { type JsonRecord, recordIn } from '~/kube/json';
import { componentRefs } from '~/olm/installed/components';
import { operatorObjects } from './operatorObjects';

const RECORDINGS = 'test-data/olm-recordings';

/** The events of a recording in order. */
function eventsOf(file: string): readonly JsonRecord[] {
  const text = gunzipSync(readFileSync(`${RECORDINGS}/${file}.jsonl.gz`)).toString();
  return text.split('\n').flatMap((line) => (line === '' ? [] : [recordIn(JSON.parse(line))]));
}

describe('resources that real OLM lists', () => {
  it.each([
    ['install_automatic', 's-auto', []],
    ['uninstall_with_operands', 's-un', ['backups.acme.example.com', 'databases.acme.example.com']],
  ])('in %s', (file, namespace, leftovers) => {
    const events = eventsOf(file);
    const last = (resource: string, field: string, value: string) =>
      events.findLast(
        (event) =>
          event['resource'] === resource &&
          recordIn(recordIn(event['object'])['metadata'])[field] === value,
      );
    const csv = last('clusterserviceversions', 'namespace', namespace);
    const isGone = csv?.['type'] === 'DELETED';
    const csvs = isGone ? [] : [Object.assign(aCsv(), recordIn(csv?.['object']))];
    const list = last('operators', 'name', `acme-db.${namespace}`);
    const groups = operatorObjects({
      facts: someFacts({ csvs, namespaceCsvs: csvs }),
      plans: [],
      components: componentRefs(list?.['object']),
    });
    const objects = groups.flatMap((group) => group.objects);
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter(({ note }) => note === 'leftover').map(({ name }) => name)).toEqual(
      leftovers,
    );
    expect(objects.filter(({ note, tone }) => note === 'absent' || tone === 'danger')).toEqual([]);
  });
});
