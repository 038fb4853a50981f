import { badRequest } from '../failures';
import type { ApiRequest } from './exchange';

/** An integer of the query, 0 by default; 400 with Go's message for other values. */
export function countOf({ query }: ApiRequest, name: string): number {
  const text = query.get(name) ?? '';
  if (text !== '' && !/^[+-]?\d+$/.test(text)) {
    throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  }
  return Number(text);
}
