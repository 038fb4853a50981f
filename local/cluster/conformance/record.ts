/**
 * Creates the fixtures from recordings of real OLM. `tsx local/cluster/conformance/record.ts` re-creates them after a
 * new recording or a change of the comparison.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { accountOf } from './account';
import { fixturePath } from './fixtures';
import { recordedObservations } from './recordings';
import { SITUATIONS, type Situation } from './situations';

/** Expected fixture of a situation. Throws without the recordings. */
export function fixtureText(situation: Situation): Promise<string> {
  const account = accountOf(situation, recordedObservations(situation.name));
  return format(JSON.stringify(account), { parser: 'json', printWidth: 100 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const situation of SITUATIONS) {
    writeFileSync(fixturePath(situation.name), await fixtureText(situation));
  }
}
