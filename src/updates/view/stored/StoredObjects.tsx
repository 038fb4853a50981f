import { recordIn, textIn } from '~/kube/json';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import {
  type DefinitionPair,
  type StoredTarget,
  storedTarget,
} from '~/updates/rules/stored/storedTarget';
import { StoredCheckView, StoredUnchecked } from './StoredCheckView';

/** Whether the objects that exist keep to a definition of a plan; nothing when the definition is new, or not known. */
export function StoredObjects({ delta, objects, useCheck }: Props) {
  const pair = pairOf(objects.find(({ after }) => after.id === delta.id));
  if (pair === null) return null;
  const target = storedTarget(pair);
  const kind = delta.kind ?? delta.name;
  if (target === null) return <StoredUnchecked kind={kind} />;
  return <Check delta={delta} kind={kind} pair={pair} target={target} useCheck={useCheck} />;
}

type Props = {
  readonly delta: DefinitionDelta;
  readonly objects: readonly ComparedObject[];
  /** The hook that reads them: always the same one. */
  readonly useCheck: UseStoredCheck;
};

type UseStoredCheck = (
  change: { readonly id: string; readonly pair: DefinitionPair },
  target: StoredTarget,
  isMeant: boolean,
) => StoredCheck;

function Check({ delta, kind, pair, target, useCheck }: CheckProps) {
  const change = { id: idOf(delta, pair), pair };
  const check = useCheck(change, target, delta.mayBreakObjects);
  return <StoredCheckView kind={kind} target={target} check={check} />;
}

type CheckProps = Pick<Props, 'delta' | 'useCheck'> & {
  readonly kind: string;
  readonly pair: DefinitionPair;
  readonly target: StoredTarget;
};

function pairOf(object: ComparedObject | undefined): DefinitionPair | null {
  const before = object?.before;
  const after = object?.after.manifest ?? null;
  return before?.kind !== 'found' || after === null ? null : { before: before.object, after };
}

/** A ClusterServiceVersion brings the same definition each time; that of the cluster has a version for each change. */
function idOf({ csvName, name }: DefinitionDelta, { before }: DefinitionPair): string {
  const { uid, resourceVersion } = recordIn(before['metadata']);
  return JSON.stringify([csvName, name, textIn(uid), textIn(resourceVersion)]);
}
