import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsoleUser } from './options';

/** Whom a console answers, and as whom it asks the API server for them. */
export type Access = {
  /** Whether a request may be answered at all: pages of other sites are kept out. */
  readonly admits: (request: IncomingMessage) => boolean;
  /** Whom a request comes from; undefined: nobody who is signed in. */
  readonly userOf: (request: IncomingMessage) => ConsoleUser | undefined;
  /** What the page is told besides the name of the user. */
  readonly pageFlags: () => object;
  /** Where a person signs in before the page is sent; absent: the page is for everybody. */
  readonly loginPath?: string;
  /** Answers the paths by which people change who they are; false, with nothing sent, for all others. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => Promise<boolean>;
};
