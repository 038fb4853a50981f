import { useMemo } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';
import { useFromQuery } from '~/kube/fromQuery';
import { type Loadable, map } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson, getOpenApi } from '~/kube/request';
import {
  operandDefinition,
  type OperandDefinition,
  publishedDefinition,
} from '~/operands/rules/definition';

/**
 * The definition of a version of an API; `null`: the version does not exist. Users without permission to read its
 * CustomResourceDefinition get the schema in the published OpenAPI document.
 */
export function useDefinition(
  name: string,
  model: ResourceModel,
): Loadable<OperandDefinition | null> {
  const stored = useFromQuery(useQuery(storedDefinition(name)));
  const isHidden =
    stored.status === 'failed' && ['forbidden', 'not-found'].includes(stored.failure.kind);
  const published = useFromQuery(useQuery({ ...publishedSchemas(model), enabled: isHidden }));
  return useMemo(
    () =>
      isHidden
        ? map(published, (document) => publishedDefinition(document, model))
        : map(stored, (object) => operandDefinition(object, model.version)),
    [isHidden, stored, published, model],
  );
}

/** The CustomResourceDefinition of an API. */
export function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['operands', 'definition', name],
    queryFn: ({ signal }) =>
      ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
    staleTime: 60_000,
  });
}

function publishedSchemas({ group, version }: ResourceModel) {
  return queryOptions({
    queryKey: ['operands', 'published', group, version],
    queryFn: ({ signal }) => getOpenApi(group, version, signal),
    // The form keeps its text when another version is selected.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
