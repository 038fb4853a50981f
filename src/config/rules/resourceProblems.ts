import { quantityOf } from '~/olm/quantity';
import type { ConfigRows } from './draft';
import { isResourceName } from './nameSyntax';
import { type ConfigProblem, at } from './problem';

import { inSyntax, when } from './rowProblems';

/** CF-005: quantities that Kubernetes can read, none below zero, and no request above its limit. */
export function resourceProblems({
  resources,
}: Pick<ConfigRows, 'resources'>): readonly ConfigProblem[] {
  const { requests = {}, limits = {} } = resources;
  return [
    ...quantityProblems(requests, 'resources.requests'),
    ...quantityProblems(limits, 'resources.limits'),
    ...Object.entries(requests).flatMap(([name, request]) =>
      overLimit(request, limits[name], at('resources.requests', name)),
    ),
  ];
}

function quantityProblems(
  quantities: Readonly<Record<string, string | number>>,
  path: string,
): readonly ConfigProblem[] {
  return Object.entries(quantities).flatMap(([name, quantity]) => {
    const amount = quantityOf(quantity.toString());
    return [
      ...inSyntax(name, at(path, name), { syntax: 'resource-name', accepts: isResourceName }),
      ...when(amount === null, at(path, name), { kind: 'bad-syntax', syntax: 'quantity' }),
      ...when(amount !== null && amount < 0, at(path, name), { kind: 'negative' }),
    ];
  });
}

function overLimit(
  request: string | number,
  limit: string | number | undefined,
  path: string,
): readonly ConfigProblem[] {
  if (limit === undefined) return [];
  const [low, high] = [quantityOf(request.toString()), quantityOf(limit.toString())];
  return when(low !== null && high !== null && low > high, path, {
    kind: 'request-over-limit',
    request: request.toString(),
    limit: limit.toString(),
  });
}
