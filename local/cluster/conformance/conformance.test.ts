import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from './account';
import { fixturePath, readFixture } from './fixtures';
import { fixtureText } from './record';
import { areRecordingsHere } from './recordings';
import { playSituations } from './run';
import { differences } from './sideBySide';
import { SITUATIONS } from './situations';

const empty: Account = { objects: {}, events: {} };

describe('the local cluster does what real OLM was recorded doing', () => {
  let accounts: ReadonlyMap<string, Account>;
  beforeAll(() => {
    accounts = playSituations();
  });

  it.each(SITUATIONS.map(({ name }) => name))('%s', (name) => {
    expect(differences(readFixture(name), accounts.get(name) ?? empty)).toBe('');
  });
});

describe.skipIf(!areRecordingsHere)('the fixtures say what the recordings say', () => {
  it.each(SITUATIONS)('$name', async (situation) => {
    expect(readFileSync(fixturePath(situation.name), 'utf8')).toBe(await fixtureText(situation));
  });
});
