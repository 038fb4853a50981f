import type { IncomingMessage } from 'node:http';

/** Above the limit of an API server. Larger requests cannot be sent twice. */
const LARGEST_KEPT = 4 * 1024 * 1024;

export type SentBody = {
  /** Everything that was sent; undefined when it was not yet, or was too much to keep. */
  readonly whole: () => Buffer | undefined;
};

/** Keeps the body of a request while it streams by, so that it can be sent again. Starts the flow. */
export function keepSentBody(request: IncomingMessage): SentBody {
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= LARGEST_KEPT) parts.push(part);
    else parts.length = 0;
  });
  return {
    whole: () => (request.complete && size <= LARGEST_KEPT ? Buffer.concat(parts) : undefined),
  };
}
