import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { operandNamespace } from '~/olm/installed/operandNamespace';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { isCopied } from '~/olm/installed/members';
import { installFacts } from './installFacts';

/** Where somebody makes the operands of an Operator: who sees only a copy of its CSV, where that is. */
export function operandPage(csv: ClusterServiceVersion, facts: OperatorFacts): OperandPage {
  const { name, namespace = '' } = csv.metadata;
  if (isCopied(csv)) return { namespace, name };
  return { namespace: operandNamespace(facts.namespace, installFacts(facts).watched ?? []), name };
}

/** The ClusterServiceVersion, or OLM's copy of it, on whose page of the console operands are created. */
type OperandPage = { readonly namespace: string; readonly name: string };
