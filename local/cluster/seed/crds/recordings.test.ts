import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isObject, objectAt, parseJson, textAt } from '../../kube/json';
import { createKindRegistry } from '../../kube/kinds/registry';
import { admit } from '../../kube/schema/admit';
import type { KubeObject } from '../../kube/types';
import { OLM_DEFINITIONS } from './olm';

const RECORDINGS = 'test-data/olm-recordings';

function recordedObjects(file: string): readonly KubeObject[] {
  return gunzipSync(readFileSync(`${RECORDINGS}/${file}`))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => kubeObject(objectAt(parseJson(line), 'object')));
}

function kubeObject(value: unknown): readonly KubeObject[] {
  const apiVersion = textAt(value, 'apiVersion');
  const kind = textAt(value, 'kind');
  const name = textAt(value, 'metadata', 'name');
  if (!isObject(value) || apiVersion === undefined || kind === undefined || name === undefined) {
    return [];
  }
  const { spec, status, metadata, ...rest } = value;
  return [
    {
      ...rest,
      apiVersion,
      kind,
      metadata: { ...objectAt({ metadata }, 'metadata'), name },
      ...(isObject(spec) ? { spec } : {}),
      ...(isObject(status) ? { status } : {}),
    },
  ];
}

const files = readdirSync(RECORDINGS).filter(
  (file) => file.endsWith('.gz') && !file.startsWith('v1_'),
);

describe('admission of objects written by real OLM', () => {
  const registry = createKindRegistry();
  for (const definition of OLM_DEFINITIONS) {
    registry.install({
      ...definition,
      metadata: { ...definition.metadata, name: definition.metadata.name ?? '' },
    });
  }

  it.each(files)('accepts every object of %s unchanged', (file) => {
    const found = recordedObjects(file).flatMap((object) => {
      const entry = registry.byKind(object.apiVersion, object.kind);
      // The recorder truncated the schemas of CRDs.
      if (entry === undefined || entry.kind === 'CustomResourceDefinition') {
        return [];
      }
      const { causes, warnings } = admit(entry, object);
      const problems = [...causes.map(({ field, message }) => `${field}: ${message}`), ...warnings];
      return problems.map((problem) => `${object.kind} ${object.metadata.name}: ${problem}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
