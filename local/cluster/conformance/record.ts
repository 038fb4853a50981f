/**
 * Writes the fixtures anew from the recordings of real OLM: `tsx local/cluster/conformance/record.ts`. Needed after a
 * new recording and after a change of what is compared.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { accountOf } from './account';
import { fixturePath } from './fixtures';
import { recordedObservations } from './recordings';
import { SITUATIONS } from './situations';

for (const situation of SITUATIONS) {
  const account = accountOf(situation, recordedObservations(situation.name));
  const text = await format(JSON.stringify(account), { parser: 'json', printWidth: 100 });
  writeFileSync(fixturePath(situation.name), text);
}
