import { type Finding, warning, when } from '~/olm/finding';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { instanceHealth } from './instanceHealth';
import { isWatched, type OperandApi } from './operandApis';

/** Why no Operator reconciles an instance. */
export type OperatorCause =
  | { readonly kind: 'not-watched'; readonly namespace: string }
  | { readonly kind: 'no-operator' }
  | { readonly kind: 'operator-not-ready' };

/** The reason why no Operator reconciles an instance. @param namespace `null`: cluster-scoped, or unknown */
export function operatorFindings(
  { providers }: OperandApi,
  namespace: string | null,
): readonly Finding<OperatorCause>[] {
  if (providers.length === 0) return [warning({ kind: 'no-operator' })];
  return [
    ...when(
      providers.every(({ isReady }) => isReady === false),
      warning({ kind: 'operator-not-ready' }),
    ),
    ...(namespace !== null && isWatched(providers, namespace) === false
      ? [warning({ kind: 'not-watched', namespace })]
      : []),
  ];
}

/**
 * For how long no Operator has reported a status of an instance since its last change, in milliseconds; `null`: it has,
 * the change is recent, or its kind has no status.
 * @param now in milliseconds since 1970
 */
export function unreportedFor(
  object: unknown,
  schema: JsonRecord | null,
  now: number,
): number | null {
  const { metadata, status } = recordIn(object);
  const { creationTimestamp, managedFields } = recordIn(metadata);
  const changes = listIn(managedFields)
    .map(recordIn)
    .map(({ time }) => textIn(time));
  const times = [textIn(creationTimestamp), ...changes].flatMap((time) =>
    time === null ? [] : Date.parse(time) || 0,
  );
  const age = now - Math.max(...times);
  if (times.length === 0 || age < PATIENCE) return null;
  const hasStatus = recordIn(schema?.['properties'])['status'] !== undefined;
  const isEmpty = Object.keys(recordIn(status)).length === 0;
  const isIgnored = (hasStatus && isEmpty) || instanceHealth(object).kind === 'unseen';
  return isIgnored ? age : null;
}

/** In milliseconds. */
const PATIENCE = 60_000;
