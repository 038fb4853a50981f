import type { ClusterServiceVersion } from '~/kube/models/olm';
import { operandNamespace } from '~/olm/installed/operatorName';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { isCopied } from '~/olm/installed/members';
import { installFacts } from './installFacts';

/** The console's page for creating operands: on the CSV, or on its copy if only that is visible. */
export function operandPage(csv: ClusterServiceVersion, facts: OperatorFacts): OperandPage {
  const { name, namespace = '' } = csv.metadata;
  if (isCopied(csv)) return { namespace, name };
  return { namespace: operandNamespace(facts.namespace, installFacts(facts).watched ?? []), name };
}

/** The ClusterServiceVersion, or OLM's copy of it, with the console's page for creating operands. */
type OperandPage = { readonly namespace: string; readonly name: string };
