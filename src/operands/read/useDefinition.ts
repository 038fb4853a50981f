import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';
import { fromQuery } from '~/kube/fromQuery';
import { type Loadable, map } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { getJson } from '~/kube/request';
import { operandDefinition, type OperandDefinition } from '~/operands/rules/definition';

/** What the CustomResourceDefinition of an API says about a version; `null` in it: it has no such version. */
export function useDefinition(name: string, version: string): Loadable<OperandDefinition | null> {
  const stored = fromQuery(useQuery(storedDefinition(name)));
  return useMemo(
    () => map(stored, (object) => operandDefinition(object, version)),
    [stored, version],
  );
}

/** OLM lets those who may view the instances of an API read its definition, and no other. */
function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['operands', 'definition', name],
    queryFn: ({ signal }) =>
      ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
    staleTime: 60_000,
  });
}
