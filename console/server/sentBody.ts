import type { IncomingMessage, ServerResponse } from 'node:http';

/** Above the limit of an API server. Larger requests cannot be sent twice. */
const LARGEST_KEPT = 4 * 1024 * 1024;
/** Of all requests together. */
const MOST_KEPT = 8 * LARGEST_KEPT;

let keptBytes = 0;

export type SentBody = {
  /** Everything that was sent; undefined when it was not yet, or was too much to keep. */
  readonly whole: () => Buffer | undefined;
};

/** Keeps the body of a request while it streams by, until it is answered, so that it can be sent again. Starts the flow. */
export function keepSentBody(request: IncomingMessage, response: ServerResponse): SentBody {
  let parts: Buffer[] | undefined = [];
  let size = 0;
  const forget = (): void => {
    parts = undefined;
    keptBytes -= size;
    size = 0;
  };
  request.on('data', (part: Buffer) => {
    if (parts === undefined) return;
    parts.push(part);
    size += part.length;
    keptBytes += part.length;
    if (size > LARGEST_KEPT || keptBytes > MOST_KEPT) forget();
  });
  response.once('close', forget);
  return {
    whole: () => (request.complete && parts !== undefined ? Buffer.concat(parts) : undefined),
  };
}
