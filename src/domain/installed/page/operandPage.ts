import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import { operandNamespace } from '../../install/follow/operandNamespace';
import type { OperatorFacts } from '../diagnosis/operatorFacts';
import { isCopied } from '../members';
import { installFacts } from './installFacts';

/** Where somebody makes the operands of an Operator: who sees only a copy of its CSV, where that is. */
export function operandPage(csv: ClusterServiceVersion, facts: OperatorFacts): OperandPage {
  const { name, namespace = '' } = csv.metadata;
  if (isCopied(csv)) return { namespace, name };
  return { namespace: operandNamespace(facts.namespace, installFacts(facts).watched ?? []), name };
}

/** The ClusterServiceVersion, or OLM's copy of it, on whose page of the console operands are created. */
type OperandPage = { readonly namespace: string; readonly name: string };
