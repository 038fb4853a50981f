import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn, type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { SafetyRule } from './definitionDelta';
import { deltaOf } from './testDefinitions';

const DATA = 'test-data';
const BUNDLES = `${DATA}/acme/bundles`;
const LIVE = `${DATA}/crds`;
const RECORDING = `${DATA}/olm-recordings/v1_store_crd_upgrade_unsafe.jsonl.gz`;
const STORES = 'stores.store.example.com';
const DATABASES = 'databases.acme.example.com';
const BACKUPS = 'backups.acme.example.com';

function bundled(operator: string, definition: string): JsonRecord {
  const file = `${BUNDLES}/${operator}/manifests/customresourcedefinition-${definition}.json`;
  return recordIn(jsonIn(readFileSync(file, 'utf8')));
}

function live(file: string): JsonRecord {
  return recordIn(jsonIn(gunzipSync(readFileSync(`${LIVE}/${file}`)).toString()));
}

/** OLM v1's names of the rules in this recording. */
const RULES: ReadonlyMap<string, SafetyRule> = new Map([
  ['existingFieldRemoval', 'V1P-003'],
  ['type', 'V1P-004'],
  ['enum', 'V1P-009'],
  ['minimum', 'V1P-010'],
]);

/** The last message of OLM v1, which retries repeatedly. */
function recordedMessage(): string {
  const events = gunzipSync(readFileSync(RECORDING)).toString().trim().split('\n');
  const status = recordIn(recordIn(recordIn(jsonIn(events.at(-1)))['object'])['status']);
  const conditions = listIn(status['conditions']).map(recordIn);
  return textIn(conditions.find(({ type }) => type === 'Progressing')?.['message']) ?? '';
}

/** Each `rule path` for which real OLM v1 rejected the update. */
function recordedFindings(): ReadonlySet<string> {
  const found = recordedMessage()
    .split('\n')
    .map((reason) => {
      const [path = ''] = /\^[.\w]+/u.exec(reason) ?? [];
      const name = [...RULES.keys()].find((rule) => reason.includes(`${rule}: `)) ?? reason;
      return `${RULES.get(name) ?? name} ${path}`;
    });
  return new Set(found);
}

describe('updates in recordings of real OLM v1', () => {
  it.each(['1.0.0', '1.1.0'])('are rejected for the same reasons: from %s', (version) => {
    const delta = deltaOf(
      bundled(`acme-store/${version}`, STORES),
      bundled('acme-store/2.0.0', STORES),
    );
    const findings = new Set(delta.findings.map(({ rule, path }) => `${rule ?? ''} ${path}`));
    // OLM v1 also reports a changed type for a removed field.
    findings.add('V1P-004 ^.spec.note');
    expect(findings).toEqual(recordedFindings());
    expect(delta.safety).toBe('unsafe');
  });

  it('are allowed if OLM installed them', () => {
    const { safety } = deltaOf(
      bundled('acme-store/1.0.0', STORES),
      bundled('acme-store/1.1.0', STORES),
    );
    expect(safety).not.toBe('unsafe');
  });
});

describe('CRDs of bundles', () => {
  it.each([
    ['1.0.0', '1.1.0', DATABASES],
    ['1.1.0', '1.2.0', DATABASES],
    ['1.2.0', '2.0.0', DATABASES],
    ['2.0.0', '1.0.0', DATABASES],
    ['1.2.0', '2.0.0', BACKUPS],
    ['2.0.0', '1.2.0', BACKUPS],
  ])('are compared: from %s to %s', (from, to, definition) => {
    const delta = deltaOf(
      bundled(`acme-db/${from}`, definition),
      bundled(`acme-db/${to}`, definition),
    );
    expect(delta.kind).not.toBeNull();
    expect(['same', 'safe', 'unsafe']).toContain(delta.safety);
  });
});

describe('CRDs of a real cluster', () => {
  const files: readonly string[] = readdirSync(LIVE);

  it.each(files)('%s equals itself, and no other', (file: string) => {
    const definition = live(file);
    for (const other of files) {
      const { safety } = deltaOf(definition, live(other));
      expect(safety).toBe(other === file ? 'same' : 'unsafe');
    }
  });
});
