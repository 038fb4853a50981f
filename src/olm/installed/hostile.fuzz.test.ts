import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingReportOf, progressOf } from '~/install/rules/progress';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { conditionValues } from '~/olm/conditions/conditionValues';
import { conditionSets } from '~/olm/conditions/conditionSets';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { factsOf } from '~/olm/diagnosis/operatorFacts';
import { installedOperators } from './installedOperator';
import { wellFormedCsv, wellFormedPlan, wellFormedSubscription } from './wellFormedObjects';

/** Unexpected values: of every type, and with expected names and wrong content. */
const WORDS = ['quill', 'quill.v1.0.0', 'Failed', 'Pending', 'RequirementsNotMet', 'True', ''];
const leaf = fc.oneof(fc.constantFrom(...WORDS), fc.integer(), fc.boolean(), fc.constant(null));
const FIELDS = ['type', 'status', 'reason', 'message', 'phase', 'name', 'kind', 'conditions'];
const item = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(leaf, fc.array(leaf)));
const anything = fc.oneof(leaf, item, fc.array(fc.oneof(leaf, item)));
const withFields = (...names: readonly string[]) =>
  fc.oneof(leaf, fc.dictionary(fc.constantFrom(...names, 'phase', 'conditions'), anything));

const hostile = fc.record({
  subscription: withFields('installedCSV', 'currentCSV', 'state', 'installPlanRef', 'lastUpdated'),
  csv: withFields('reason', 'message', 'requirementStatus', 'lastTransitionTime'),
  csvSpec: withFields('replaces', 'version', 'installModes', 'customresourcedefinitions'),
  plan: withFields('bundleLookups', 'plan', 'message', 'startTime'),
  planSpec: withFields('clusterServiceVersionNames', 'approved', 'generation'),
  conditionSpec: withFields('overrides', 'conditions'),
  condition: withFields('conditions'),
});

it('survives every status', () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const subscription = Object.assign(aSubscription(), { status: parts.subscription });
      const csv = Object.assign(aCsv(), { status: parts.csv, spec: parts.csvSpec });
      const plan = Object.assign(anInstallPlan(), { status: parts.plan, spec: parts.planSpec });
      const condition = {
        metadata: { name: 'quill.v1.0.0', generation: 2 },
        ...Object.assign({}, { spec: parts.conditionSpec, status: parts.condition }),
      };
      const groups = [anOperatorGroup()];
      const plans = [plan, anInstallPlan()];
      const operators = installedOperators({
        subscriptions: [subscription],
        csvs: [csv],
        installPlans: plans,
        operatorGroups: groups,
        catalogSources: null,
      });
      for (const operator of operators) {
        const facts = factsOf(operator, {
          namespace: 'team-a',
          subscriptions: [subscription],
          csvs: [csv],
          plans,
          operatorGroups: groups,
          conditions: null,
          catalogs: null,
        });
        diagnosisOf(facts);
        conditionSets(facts);
      }
      reviewedPlans(plans, [subscription]);
      const followed = {
        subscription: wellFormedSubscription(subscription),
        plan: wellFormedPlan(plan),
        csv: wellFormedCsv(csv),
        namespacePlans: plans.map(wellFormedPlan),
        namespaceCsvs: [wellFormedCsv(csv)],
        seesCsvs: true,
        operatorGroups: 1,
        catalog: 'present',
      } as const;
      progressOf(followed);
      missingReportOf(followed, 0);
      conditionValues(condition);
      expect(operators.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
