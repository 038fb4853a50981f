import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listIn, recordIn } from '~/kube/json';
import { AFFINITY, LABEL_SELECTOR } from './affinityShape';
import type { Shape } from './configShape';

const CRD = '../shared/data/crds/subscriptions.operators.coreos.com.json.gz';

/** The schema of a member of `spec.config` in OLM's CustomResourceDefinition. */
function schemaOf(member: string): unknown {
  const crd: unknown = JSON.parse(gunzipSync(readFileSync(CRD)).toString());
  const [version] = listIn(recordIn(recordIn(crd)['spec'])['versions']);
  const path = ['schema', 'openAPIV3Schema', 'properties', 'spec', 'properties', 'config'];
  return [...path, 'properties', member].reduce((value, name) => recordIn(value)[name], version);
}

function shapeOf(schema: unknown): Shape {
  const { type, items, properties, additionalProperties } = recordIn(schema);
  if (type === 'string') return 'text';
  if (type === 'integer') return 'number';
  if (type === 'array') return { list: shapeOf(items) };
  if (additionalProperties !== undefined) return { map: shapeOf(additionalProperties) };
  const members = Object.entries(recordIn(properties));
  return { members: Object.fromEntries(members.map(([name, one]) => [name, shapeOf(one)])) };
}

/** What must be there is said by the problems of the fields. */
function withoutRequired(shape: Shape): Shape {
  if (typeof shape === 'string') return shape;
  if ('list' in shape) return { list: withoutRequired(shape.list) };
  if ('map' in shape) return { map: withoutRequired(shape.map) };
  const members = Object.entries(shape.members);
  return {
    members: Object.fromEntries(members.map(([name, one]) => [name, withoutRequired(one)])),
  };
}

describe.skipIf(!existsSync(CRD))('the shape that the form reads', () => {
  it.each([
    ['affinity', AFFINITY],
    ['selector', LABEL_SELECTOR],
  ])('is that of the API: %s', (member, shape) => {
    expect(withoutRequired(shape)).toEqual(shapeOf(schemaOf(member)));
  });
});
