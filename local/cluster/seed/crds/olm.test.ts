import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isObject, listAt, objectAt, parseJson, textAt } from '../../kube/json';
import type { Json, JsonObject } from '../../kube/types';
import { skippedRules } from '../../kube/schema/skipped';
import { OLM_DEFINITIONS } from './olm';
import { CLUSTER_CATALOG, clusterExtension } from './olmV1';

const REAL = 'test-data/crds';

function realDefinition(name: string): unknown {
  return parseJson(gunzipSync(readFileSync(`${REAL}/${name}.json.gz`)).toString('utf8'));
}

const KEYWORDS = [
  'type',
  'format',
  'required',
  'enum',
  'default',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'x-kubernetes-int-or-string',
  'x-kubernetes-list-map-keys',
];

/** Differences of two schemas, at all levels of the local one. */
function differences(ours: unknown, real: unknown, path: string): readonly string[] {
  if (!isObject(ours)) {
    return [];
  }
  if (!isObject(real)) {
    return [`${path}: not in the real schema`];
  }
  const keywords = KEYWORDS.filter(
    (keyword) => JSON.stringify(ours[keyword]) !== JSON.stringify(real[keyword]),
  );
  return [
    ...keywords.map((keyword) => `${path}: ${keyword}`),
    ...missingFields(ours, real, path),
    ...['items', 'additionalProperties'].flatMap((keyword) =>
      differences(ours[keyword], real[keyword], `${path}.${keyword}`),
    ),
    ...Object.entries(objectAt(ours, 'properties') ?? {}).flatMap(([key, child]) =>
      differences(child, objectAt(real, 'properties', key), `${path}.${key}`),
    ),
  ];
}

/** Fields can be missing where the local schema keeps unknown fields. */
function missingFields(ours: JsonObject, real: JsonObject, path: string): readonly string[] {
  if (ours['x-kubernetes-preserve-unknown-fields'] === true) {
    return [];
  }
  const own = objectAt(ours, 'properties') ?? {};
  return Object.keys(objectAt(real, 'properties') ?? {})
    .filter((key) => own[key] === undefined)
    .map((key) => `${path}.${key}: missing`);
}

function versionsOf(definition: unknown): readonly Json[] {
  return [...listAt(definition, 'spec', 'versions')].sort((left, right) =>
    (textAt(left, 'name') ?? '') < (textAt(right, 'name') ?? '') ? -1 : 1,
  );
}

function columnsOf(version: Json): readonly (readonly unknown[])[] {
  return listAt(version, 'additionalPrinterColumns').map((column) =>
    ['name', 'type', 'jsonPath'].map((key) => textAt(column, key)),
  );
}

describe.each(
  OLM_DEFINITIONS.map((definition) => [definition.metadata.name ?? '', definition] as const),
)('%s, against the real definition', (name, ours) => {
  it('has the same names and scope', () => {
    const real = realDefinition(name);
    expect(objectAt(ours, 'spec', 'names')).toEqual(objectAt(real, 'spec', 'names'));
    expect(textAt(ours, 'spec', 'scope')).toBe(textAt(real, 'spec', 'scope'));
  });

  it('has the same versions, printer columns and subresources', () => {
    const facts = (definition: unknown) =>
      versionsOf(definition).map((version) => ({
        name: textAt(version, 'name'),
        served: objectAt(version)?.['served'],
        storage: objectAt(version)?.['storage'],
        subresources: objectAt(version, 'subresources'),
        columns: columnsOf(version),
      }));
    expect(facts(ours)).toEqual(facts(realDefinition(name)));
  });

  it('has the same fields, types, required fields, enums and defaults', () => {
    const real = versionsOf(realDefinition(name));
    const found = versionsOf(ours).flatMap((version, position) =>
      differences(
        objectAt(version, 'schema', 'openAPIV3Schema'),
        objectAt(real[position], 'schema', 'openAPIV3Schema'),
        textAt(version, 'name') ?? '',
      ),
    );
    expect(found).toEqual([]);
  });
});

it('evaluates all CEL rules of the real definitions', () => {
  const skipped = OLM_DEFINITIONS.flatMap(({ metadata }) =>
    versionsOf(realDefinition(metadata.name ?? '')).flatMap((version) =>
      skippedRules(objectAt(version, 'schema', 'openAPIV3Schema') ?? {}),
    ),
  );
  expect(skipped).toEqual([]);
});

it('excludes Technology Preview fields of OLM v1 kinds', () => {
  const found = [CLUSTER_CATALOG, clusterExtension({ account: 'required' })].flatMap((ours) => {
    const schemaOf = (definition: unknown) =>
      objectAt(versionsOf(definition)[0], 'schema', 'openAPIV3Schema');
    return differences(schemaOf(ours), schemaOf(realDefinition(ours.metadata.name ?? '')), 'v1');
  });
  expect(found).toEqual([
    'v1.spec.config: missing',
    'v1.spec.progressDeadlineMinutes: missing',
    'v1.status.activeRevisions: missing',
    'v1.status.install.bundle.release: missing',
  ]);
});
