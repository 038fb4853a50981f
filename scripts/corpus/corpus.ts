/** Real catalogs and definitions beside the repository, which `npm run test:corpus` reads. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type JsonRecord, recordIn } from '../../src/kube/json';

const DATA = '../shared/data';

/** File-based catalogs with 632 packages. */
export const CATALOGS = ['certified', 'community'].map((name) => ({
  name,
  path: `${DATA}/catalogs/${name}.jsonl.gz`,
}));

/** The definitions, descriptors and examples of 622 packages, one line each. */
export const OPERANDS = `${DATA}/operands/operands.jsonl.gz`;

/** Statuses of instances with the health that experts expect. */
export const HEALTH_CASES = `${DATA}/operands/health-cases.jsonl.gz`;

/** The parsed lines of a compressed file. */
export function recordsIn(path: string): readonly JsonRecord[] {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  return lines.map((line) => recordIn(JSON.parse(line)));
}
