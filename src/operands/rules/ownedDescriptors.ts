import { listIn } from '~/kube/json';
import { type OperandApi, ownedEntries } from './operandApis';

/** The spec descriptors of an API. */
export function specDescriptors(api: OperandApi): readonly unknown[] {
  return ownedEntries(api).flatMap((entry) => listIn(entry['specDescriptors']));
}
