import { isSameJson } from '~/updates/rules/settings/sameValue';
import { type Privilege, deploymentsOf } from '~/olm/workloads/workloads';
import type { BundleObjects } from '~/olm/plans/planContent';
import { type Paired, pairedDeltas } from './pairedDeltas';
import type { PlanComparison } from './comparison';
import { perObject } from '~/kube/perObject';
import { type PodFact, podFacts } from './podFacts';
import { deploymentSpecs } from './podSpecs';

/** The facts of a Deployment. */
export type DeploymentFacts = {
  readonly name: string;
  readonly facts: readonly PodFact[];
  readonly privileges: readonly Privilege[];
};

export type DeploymentDelta = Paired<DeploymentFacts> & {
  readonly name: string;
  readonly changes: readonly FactChange[];
  /** New privileges beyond the isolation of its pods. */
  readonly newPrivileges: readonly Privilege[];
};

/** The changes in one aspect of a Deployment or a container. */
export type FactChange = {
  readonly aspect: PodFact['aspect'];
  /** `null`: the Deployment or the whole pod. */
  readonly container: string | null;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Remaining names with other values, if the values can be secret. */
  readonly changed: readonly string[];
};

/** The Deployments of the Operators: added, removed, and changed ones with their changes. */
export const deploymentDeltas = perObject(
  (comparison: PlanComparison): readonly DeploymentDelta[] => {
    const deltas = pairedDeltas(comparison, {
      of: deploymentFacts,
      keyOf: ({ name }) => name,
      isSame: (before, after) => isSameJson(before, after),
    });
    return deltas.map((delta) => ({
      ...delta,
      name: (delta.after ?? delta.before)?.name ?? '',
      changes: changesIn(delta),
      newPrivileges: newPrivilegesIn(delta),
    }));
  },
);

function changesIn({ state, before, after }: Paired<DeploymentFacts>): readonly FactChange[] {
  if (state !== 'changed' || before === null || after === null) return [];
  return changesBetween(before.facts, after.facts);
}

function newPrivilegesIn({ state, before, after }: Paired<DeploymentFacts>): readonly Privilege[] {
  if (state === 'unknown' || after === null) return [];
  return after.privileges.filter((one) => before?.privileges.includes(one) !== true);
}

function deploymentFacts(objects: BundleObjects): readonly DeploymentFacts[] {
  const planned = deploymentsOf(objects);
  return deploymentSpecs(objects).map((deployment, index) => ({
    name: deployment.name,
    facts: podFacts(deployment),
    privileges: planned[index]?.privileges ?? [],
  }));
}

function changesBetween(
  before: readonly PodFact[],
  after: readonly PodFact[],
): readonly FactChange[] {
  const places = new Map(
    [...after, ...before].map(({ aspect, container }) => [
      JSON.stringify([aspect, container]),
      { aspect, container },
    ]),
  );
  return [...places.values()].flatMap((place) => {
    const change = { ...place, ...between(entriesOf(before, place), entriesOf(after, place)) };
    const isChange = [change.removed, change.added, change.changed].some(
      ({ length }) => length > 0,
    );
    return isChange ? [change] : [];
  });
}

type Place = Pick<PodFact, 'aspect' | 'container'>;

function entriesOf(facts: readonly PodFact[], place: Place): ReadonlyMap<string, string | null> {
  const own = facts.filter(
    ({ aspect, container }) => aspect === place.aspect && container === place.container,
  );
  return new Map(own.map(({ text, hidden }) => [text, hidden]));
}

function between(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Pick<FactChange, 'removed' | 'added' | 'changed'> {
  const both = [...after.keys()].filter((text) => before.has(text));
  return {
    removed: [...before.keys()].filter((text) => !after.has(text)),
    added: [...after.keys()].filter((text) => !before.has(text)),
    changed: both.filter((text) => before.get(text) !== after.get(text)),
  };
}
