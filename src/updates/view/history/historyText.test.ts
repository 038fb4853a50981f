import { describe, expect, it } from 'vitest';
import { pastPlans } from '~/updates/rules/pastPlan';
import { translate } from '~/i18n';
import { anInstallPlan } from '~/test/builders';
import { historyText } from './historyText';

describe('the text of past plans', () => {
  it('has a row for each Operator that a plan changed', () => {
    const plan = anInstallPlan({
      name: 'install-x',
      spec: { clusterServiceVersionNames: ['quill.v1.0.0', 'ink\tpen.v2.0.0'] },
      status: { phase: 'Complete' },
    });
    const [, ...lines] = historyText(pastPlans([plan], []), translate()).split('\n');
    expect(lines).toEqual([
      'Unknown\tteam-a\tquill\t–\t1.0.0\tComplete\tManual\t–\tinstall-x',
      'Unknown\tteam-a\tink pen\t–\t2.0.0\tComplete\tManual\t–\tinstall-x',
    ]);
  });
});
