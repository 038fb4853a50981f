import { listIn } from '~/kube/json';
import { type OperandApi, ownedEntries } from './operandApis';

/** What the author of an API says about the fields of its `spec`. */
export function specDescriptors(api: OperandApi): readonly unknown[] {
  return ownedEntries(api).flatMap((entry) => listIn(entry['specDescriptors']));
}
