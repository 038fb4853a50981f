import { describe, expect, it } from 'vitest';
import { listIn, recordIn } from '../../src/kube/json';
import { parseJsonPath } from '~/form/rules/jsonPath';
import { OPERANDS, recordsIn } from './corpus';

describe('printer columns of real definitions', () => {
  it('are all parsed except for a dozen unusual ones', () => {
    const paths = recordsIn(OPERANDS)
      .flatMap((one) => listIn(one['definitions']))
      .flatMap((definition) => listIn(recordIn(recordIn(definition)['spec'])['versions']))
      .flatMap((version) => listIn(recordIn(version)['additionalPrinterColumns']))
      .map((column) => String(recordIn(column)['jsonPath']));
    expect(paths).toHaveLength(4707);
    expect(paths.filter((path) => parseJsonPath(path) === null)).toHaveLength(12);
  });
});
