/** Facts for the diagnosis of an Operator, for tests. */
import { type Diagnosis, diagnosisOf } from '~/olm/diagnosis/diagnosis';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anInstalledOperator,
  anOperatorGroup,
} from './builders';

/** The facts of a healthy Operator without updates, in a separate namespace. */
export function someFacts(changes: Partial<OperatorFacts> = {}): OperatorFacts {
  const subscription = aSubscription({
    status: {
      state: 'AtLatestKnown',
      installedCSV: 'quill.v1.0.0',
      currentCSV: 'quill.v1.0.0',
      lastUpdated: '2026-01-01T00:00:00Z',
    },
  });
  return {
    namespace: 'team-a',
    subscription,
    csvs: [aCsv()],
    plan: anInstallPlan({ spec: { approved: true }, status: { phase: 'Complete' } }),
    operatorGroups: [anOperatorGroup()],
    catalogs: [aCatalogSource()],
    subscriptions: [changes.subscription ?? subscription],
    namespaceCsvs: changes.csvs ?? [aCsv()],
    conditions: [],
    unpacking: null,
    workload: null,
    now: null,
    ...changes,
  };
}

/** The details of that Operator, with its diagnosis. */
export function someDetails(changes: Partial<OperatorFacts> = {}): OperatorDetails {
  const facts = someFacts(changes);
  const diagnosis: Diagnosis = diagnosisOf(facts);
  const { health, stage, since } = diagnosis;
  return {
    operator: anInstalledOperator({ health, stage, since }),
    facts,
    diagnosis,
    plan: null,
    missing: [],
  };
}
