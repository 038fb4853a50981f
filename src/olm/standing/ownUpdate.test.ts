import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { passesWithUpdate } from './ownUpdate';

const next = (reason = '') =>
  aCsv({
    name: 'quill.v2.0.0',
    spec: { replaces: 'quill.v1.0.0' },
    status: { phase: 'Pending', reason },
  });
const basalt = aCsv({ name: 'basalt.v1.0.0' });
const held = next('OperatorConditionNotUpgradeable');

const BOTH =
  '@existing/team-a//quill.v1.0.0 and @existing/team-a//quill.v2.0.0 originate from package quill';
/** The catalog has a newer one, too. */
const THREE =
  '@existing/team-a//quill.v1.0.0, @existing/team-a//quill.v2.0.0 and acme/market/stable/quill.v3.0.0 originate from package quill';
const CLASH =
  '@existing/team-a//quill.v2.0.0 and acme/market/stable/clash.v1.0.0 provide Pen (i.example.com/v1)';

describe('a resolution that failed passes by itself', () => {
  it.each([
    ['when two versions are there while one replaces the other', BOTH, [aCsv(), next()], true],
    ['when the catalog has a third', THREE, [aCsv(), next()], true],
    ['when the old one is gone meanwhile', BOTH, [next()], true],
    ['also when the update is held back, which is told itself', BOTH, [aCsv(), held], true],
    ['not when one is an orphan', BOTH, [aCsv(), aCsv({ name: 'quill.v2.0.0' })], false],
    ['not when another Operator clashes', CLASH, [aCsv(), next()], false],
    ['not when it says something else', 'bundle is deprecated', [aCsv(), next()], false],
  ])('%s', (_, message, csvs, expected) => {
    expect(passesWithUpdate(message, { csvs, namespaceCsvs: csvs })).toBe(expected);
  });

  it.each([
    ['while it goes on', next(), true],
    ['but not when it is stuck', held, false],
  ])('for the neighbor of an Operator that is updated, %s', (_, other, expected) => {
    const facts = { csvs: [basalt], namespaceCsvs: [basalt, aCsv(), other] };
    expect(passesWithUpdate(BOTH, facts)).toBe(expected);
  });
});
