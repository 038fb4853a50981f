import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsoleUser } from './options';

/** The users of a console, and their identity for the API server. */
export type Access = {
  /** Whether a request is allowed. Pages of other sites are not. */
  readonly admits: (request: IncomingMessage) => boolean;
  /** The user of a request; undefined: not logged in. */
  readonly userOf: (request: IncomingMessage) => ConsoleUser | undefined;
  /** Server flags for the page, other than the user's name. */
  readonly pageFlags: () => object;
  /** The login page that precedes the console; absent: no login is required. */
  readonly loginPath?: string;
  /** Answers the paths for login, logout and selecting a user; false, with nothing sent, for all others. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => Promise<boolean>;
};
