import { turns } from './turns';

/** With four requests each this is as much as a browser sends to one host over HTTP/1.1 at once, and some in reserve. */
const AT_ONCE = 3;

/** Runs tasks a few at a time, so that hundreds do not take all of the browser's connections. */
export const inTurn = turns(AT_ONCE);
