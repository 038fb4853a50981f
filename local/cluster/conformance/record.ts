/**
 * Makes the fixtures of the recordings of real OLM. Run as `tsx local/cluster/conformance/record.ts` it writes them
 * anew: after a new recording, or after a change of what is compared.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { accountOf } from './account';
import { fixturePath } from './fixtures';
import { recordedObservations } from './recordings';
import { SITUATIONS, type Situation } from './situations';

/** What the fixture of a situation must hold. Throws without the recordings. */
export function fixtureText(situation: Situation): Promise<string> {
  const account = accountOf(situation, recordedObservations(situation.name));
  return format(JSON.stringify(account), { parser: 'json', printWidth: 100 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const situation of SITUATIONS) {
    writeFileSync(fixturePath(situation.name), await fixtureText(situation));
  }
}
