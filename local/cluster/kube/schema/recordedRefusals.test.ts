import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, objectAt, textAt } from '../json';
import { admit } from './admit';
import { entryWith, specSchema, thing } from './exampleKind';

const SAMPLES = 'test-data/api-samples';

describe('admit compared with responses of a real API server', () => {
  const properties = {
    channel: { type: 'string' },
    name: { type: 'string' },
    source: { type: 'string' },
    sourceNamespace: { type: 'string' },
    config: {
      type: 'object',
      properties: { env: { type: 'array', items: { type: 'object' } } },
    },
  };
  const schema = specSchema(properties, { required: ['name', 'source', 'sourceNamespace'] });

  it.each(['create-invalid', 'create-bad-name'])('%s', (sample) => {
    const recorded: unknown = JSON.parse(readFileSync(`${SAMPLES}/${sample}.json`, 'utf8'));
    const body = at(recorded, 'request', 'body');
    const object = {
      ...thing(objectAt(body, 'spec') ?? {}),
      metadata: { name: textAt(body, 'metadata', 'name') ?? '' },
    };
    expect(admit(entryWith(schema), object).causes).toEqual(
      at(recorded, 'response', 'body', 'details', 'causes'),
    );
  });
});
