import { failure, invalid } from '../failures';
import type { ApiServer } from './exchange';

/** Time that a request waits for a future revision. */
const PATIENCE_MILLISECONDS = 3000;
const POLL_MILLISECONDS = 50;

/** Waits until the store reaches the requested revision; `undefined` for any. 504 at the timeout. */
export async function atRevision(
  server: ApiServer,
  requested: string,
): Promise<number | undefined> {
  const revision = parseRevision(requested);
  if (revision === undefined) {
    return undefined;
  }
  const { store } = server.backend;
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (revision > store.revision()) {
    if (Date.now() > end) {
      throw tooLargeRevision(revision, store.revision());
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  return revision;
}

/** A `resourceVersion` as a number; `undefined` for "any" (empty or 0). */
export function parseRevision(requested: string): number | undefined {
  if (requested === '' || requested === '0') {
    return undefined;
  }
  if (!/^\d+$/.test(requested)) {
    throw invalid({ group: 'meta.k8s.io', plural: '', kind: 'ListOptions' }, '', [
      {
        reason: 'FieldValueInvalid',
        message: `Invalid value: ${JSON.stringify(requested)}: strconv.ParseUint: parsing ${JSON.stringify(requested)}: invalid syntax`,
        field: 'resourceVersion',
      },
    ]);
  }
  return Number(requested);
}

function tooLargeRevision(requested: number, current: number): Error {
  return failure(504, 'Timeout', {
    message: `Timeout: Too large resource version: ${requested}, current: ${current}`,
    details: {
      causes: [
        {
          reason: 'ResourceVersionTooLarge',
          message: 'Too large resource version',
          field: '',
        },
      ],
      retryAfterSeconds: 1,
    },
  });
}
