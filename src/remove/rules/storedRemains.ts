import { jsonIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { Custody } from './custody';
import type { StayingDependency } from './dependencies';
import type { Remains, RemainingOperands } from './remains';

/** What was kept as JSON; what has another shape by now, as after an update of the console, is left out. */
export function storedRemains(text: string | null): Remains | null {
  const kept = jsonIn(text ?? undefined);
  const fields = recordIn(kept);
  if (!('operands' in fields)) return null;
  const groups = fields['operatorGroups'];
  return {
    operands: listIn(fields['operands']).flatMap(operandsIn),
    definitions: textsIn(fields['definitions']),
    operatorGroups: Array.isArray(groups) ? textsIn(groups) : null,
    namespace: textIn(fields['namespace']),
    dependencies: listIn(fields['dependencies']).flatMap(dependencyIn),
    plugins: textsIn(fields['plugins']),
    perhapsPlugins: textsIn(fields['perhapsPlugins']),
    olmOperator: textIn(fields['olmOperator']),
    sharedPlans: textsIn(fields['sharedPlans']),
    mayLeaveVolumes: fields['mayLeaveVolumes'] === true,
  };
}

function operandsIn(item: unknown): readonly RemainingOperands[] {
  const { api, kind, custody, managedBy, count, isPartial } = recordIn(item);
  const [name, found] = [textIn(api), textIn(kind)];
  if (name === null || found === null) return [];
  return [
    {
      api: name,
      kind: found,
      custody: CUSTODIES.find((one) => one === custody) ?? 'own',
      managedBy: textsIn(managedBy),
      count: typeof count === 'number' ? count : null,
      isPartial: isPartial === true,
    },
  ];
}

const CUSTODIES: readonly Custody[] = ['own', 'other', 'part', 'unsure'];

function dependencyIn(item: unknown): readonly StayingDependency[] {
  const { namespace, name, displayName, isAutomatic, alsoNeededBy } = recordIn(item);
  const found = textIn(name);
  if (found === null) return [];
  return [
    {
      namespace: textIn(namespace) ?? '',
      name: found,
      displayName: textIn(displayName) ?? found,
      isAutomatic: isAutomatic === true,
      alsoNeededBy: textsIn(alsoNeededBy),
    },
  ];
}
