/** For tests: violations of a CustomResourceDefinition's schema by an object. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FbcObject } from './fbc';
import { listAt, objectAt } from './json';

const REAL_CSV_DEFINITION = 'test-data/crds/clusterserviceversions.operators.coreos.com.json.gz';

export function realCsvDefinition(): FbcObject {
  const definition: unknown = JSON.parse(
    gunzipSync(readFileSync(REAL_CSV_DEFINITION)).toString('utf8'),
  );
  return objectAt(definition) ?? {};
}

/** Validates objects against the last version of a CRD. @returns violations by path */
export function schemaFaults(
  definition: FbcObject | undefined,
): (object: unknown) => readonly string[] {
  const validate = compiled(
    objectAt(listAt(definition, 'spec', 'versions').at(-1), 'schema', 'openAPIV3Schema'),
  );
  return (object) =>
    validate(object)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
}

function compiled(schema: FbcObject | undefined): ValidateFunction {
  const ajv = new Ajv({ strict: false, logger: false });
  addFormats(ajv);
  return ajv.compile(schema ?? {});
}
