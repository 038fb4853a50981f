import { readFileSync } from 'node:fs';
import { SemVer } from 'semver';
import { describe, expect, it } from 'vitest';
import { objectAt, parseJson } from '../../kube/json';
import { parseConstraint } from './versionConstraint';

const vectors = objectAt(parseJson(readFileSync('test-data/semver-vectors.json', 'utf8')), 'mm');

describe('parseConstraint, against Masterminds/semver', () => {
  it.each(Object.entries(vectors ?? {}))('%j', (range, expected) => {
    const holds = parseConstraint(range);
    const answers = Object.entries(objectAt({ expected }, 'expected') ?? {});
    if (answers.some(([version]) => version === 'ERR')) {
      expect(holds).toBeUndefined();
      return;
    }
    const found = answers.map(([version]) => [version, holds?.(new SemVer(version))]);
    expect(found).toEqual(answers);
  });
});
