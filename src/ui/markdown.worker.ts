/** A worker that parses Markdown, so that a text that takes too long can be stopped. */
import { expose } from 'comlink';
import { parsedIn } from './markdownParser';

expose(parsedIn);
