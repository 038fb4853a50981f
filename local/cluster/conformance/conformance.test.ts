import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf, type Account } from './account';
import { readFixture } from './fixtures';
import { areRecordingsHere, recordedObservations } from './recordings';
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
  it.each(SITUATIONS)('$name', (situation) => {
    const account = accountOf(situation, recordedObservations(situation.name));
    expect(readFixture(situation.name)).toEqual(account);
  });
});
