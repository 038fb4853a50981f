import { describe, expect, it } from 'vitest';
import { pastPlans } from '~/updates/rules/pastPlan';
import { translate } from '~/i18n';
import { anInstallPlan } from '~/test/builders';
import { historyReport } from './historyReport';

describe('the report of past plans', () => {
  it('has a row for each Operator that a plan changed', () => {
    const plan = anInstallPlan({
      name: 'install-x',
      spec: { clusterServiceVersionNames: ['quill.v1.0.0', 'ink|pen.v2.0.0'] },
      status: { phase: 'Complete' },
    });
    const lines = historyReport(pastPlans([plan], []), translate())
      .trim()
      .split('\n');
    expect(lines[0]).toBe('# Operator updates');
    expect(lines.slice(4)).toEqual([
      '| Unknown | team-a | quill | – | 1.0.0 | Complete | Manual | – | install-x |',
      '| Unknown | team-a | ink\\|pen | – | 2.0.0 | Complete | Manual | – | install-x |',
    ]);
  });
});
