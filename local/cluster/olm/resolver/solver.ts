/** A small solver: finds the preferred set that satisfies all constraints, or the conflicting constraints. */
import { addTo } from '../shared/grouping';

export type Constraint =
  | { readonly kind: 'mandatory'; readonly message: string }
  | { readonly kind: 'prohibited'; readonly message: string }
  /** At least one of the candidates, the first one preferred. */
  | {
      readonly kind: 'dependency';
      readonly candidates: readonly string[];
      readonly message: string;
    }
  | { readonly kind: 'conflict'; readonly other: string; readonly message: string }
  /** Applies whether or not the subject itself is selected. */
  | { readonly kind: 'at-most-one'; readonly of: readonly string[]; readonly message: string };

export type Applied = { readonly subject: string; readonly constraint: Constraint };

export type Outcome =
  | { readonly kind: 'solved'; readonly chosen: readonly string[] }
  /** The messages of a smallest set of constraints that contradict each other. */
  | { readonly kind: 'unsatisfiable'; readonly messages: readonly string[] };

export function solve(constraints: readonly Applied[]): Outcome {
  const chosen = search(constraints);
  return chosen === undefined
    ? { kind: 'unsatisfiable', messages: contradiction(constraints) }
    : { kind: 'solved', chosen };
}

type Rules = {
  readonly mandatory: readonly string[];
  readonly prohibited: ReadonlySet<string>;
  readonly dependencies: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly conflicts: ReadonlyMap<string, readonly string[]>;
};

/** Limit for catalogs with too many combinations. */
const maximumTries = 20_000;

function search(constraints: readonly Applied[]): readonly string[] | undefined {
  const rules = rulesOf(constraints);
  let tries = 0;
  return extend([], rules.mandatory);

  function extend(
    chosen: readonly string[],
    adding: readonly string[],
  ): readonly string[] | undefined {
    tries += 1;
    const next = [...chosen];
    for (const id of adding) {
      if (next.includes(id)) continue;
      if (rules.prohibited.has(id)) return undefined;
      if (rules.conflicts.get(id)?.some((other) => next.includes(other)) === true) return undefined;
      next.push(id);
    }
    const open = openDependency(next, rules);
    if (open === undefined) return next;
    for (const candidate of open) {
      if (tries > maximumTries) return undefined;
      const found = extend(next, [candidate]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function openDependency(chosen: readonly string[], rules: Rules): readonly string[] | undefined {
  for (const id of chosen) {
    const open = rules.dependencies
      .get(id)
      ?.find((candidates) => !candidates.some((candidate) => chosen.includes(candidate)));
    if (open !== undefined) return open;
  }
  return undefined;
}

function rulesOf(constraints: readonly Applied[]): Rules {
  const mandatory: string[] = [];
  const prohibited = new Set<string>();
  const dependencies = new Map<string, (readonly string[])[]>();
  const conflicts = new Map<string, string[]>();
  const exclude = (left: string, right: string): void => {
    addTo(conflicts, left, right);
    addTo(conflicts, right, left);
  };
  for (const { subject, constraint } of constraints) {
    switch (constraint.kind) {
      case 'mandatory':
        mandatory.push(subject);
        break;
      case 'prohibited':
        prohibited.add(subject);
        break;
      case 'dependency':
        addTo(dependencies, subject, constraint.candidates);
        break;
      case 'conflict':
        exclude(subject, constraint.other);
        break;
      case 'at-most-one':
        constraint.of.forEach((id, index) => {
          constraint.of.slice(index + 1).forEach((other) => {
            exclude(id, other);
          });
        });
        break;
    }
  }
  return { mandatory, prohibited, dependencies, conflicts };
}

/** Removes constraints one by one while no solution exists. */
function contradiction(constraints: readonly Applied[]): readonly string[] {
  let core = reachable(constraints);
  for (const each of core) {
    const without = core.filter((other) => other !== each);
    if (search(without) === undefined) core = without;
  }
  return [...new Set(core.map(({ constraint }) => constraint.message))].toSorted();
}

/** Only constraints that are reachable from a mandatory one can be part of a contradiction. */
function reachable(constraints: readonly Applied[]): readonly Applied[] {
  const rules = rulesOf(constraints);
  const reached = new Set(rules.mandatory);
  for (const id of reached) {
    rules.dependencies
      .get(id)
      ?.flat()
      .forEach((candidate) => reached.add(candidate));
  }
  return constraints.filter(
    ({ subject, constraint }) => constraint.kind === 'at-most-one' || reached.has(subject),
  );
}
