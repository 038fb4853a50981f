import { badRequest } from '../failures';
import type { ApiRequest } from './exchange';

/** A whole number of the query, 0 where there is none; 400 in Go's words for anything else. */
export function countOf({ query }: ApiRequest, name: string): number {
  const text = query.get(name) ?? '';
  if (text !== '' && !/^[+-]?\d+$/.test(text)) {
    throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  }
  return Number(text);
}
