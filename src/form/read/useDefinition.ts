import { useEffect, useMemo, useState } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowedOneOfMany } from '~/kube/useCan';
import { useFromQuery } from '~/kube/fromQuery';
import { recordIn } from '~/kube/json';
import { type Loadable, dataOr, map, ready } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson, getOpenApi } from '~/kube/request';
import {
  resourceDefinition,
  type ResourceDefinition,
  publishedDefinition,
} from '~/form/rules/definition';

/**
 * The definition of a version of an API; `null`: the version does not exist. Users without permission to read its
 * CustomResourceDefinition get the schema in the published OpenAPI document.
 */
export function useDefinition(
  name: string,
  model: ResourceModel,
): Loadable<ResourceDefinition | null> {
  const stored = useFromQuery(useQuery(storedDefinition(name)));
  const isHidden =
    stored.status === 'failed' && ['forbidden', 'not-found'].includes(stored.failure.kind);
  const published = useFromQuery(useQuery({ ...publishedSchemas(model), enabled: isHidden }));
  return useMemo(
    () =>
      isHidden
        ? map(published, (document) => publishedDefinition(document, model))
        : map(stored, (object) => resourceDefinition(object, model.version)),
    [isHidden, stored, published, model],
  );
}

export type FormDefinition = {
  readonly definition: Loadable<ResourceDefinition | null>;
  /** The schema has been updated. */
  readonly isOutdated: boolean;
  /** The CustomResourceDefinition has been deleted. */
  readonly isDeleted: boolean;
  /** Uses the updated schema. */
  readonly update: () => void;
};

/** For a form: the fields stay the same until the user updates them. */
export function useFormDefinition(name: string, model: ResourceModel): FormDefinition {
  const isDeleted = useFollowedDefinition(name);
  const definition = useDefinition(name, model);
  const now = dataOr(definition, null);
  const [held, setHeld] = useState(now);
  if (now !== null && now.version !== held?.version) setHeld(now);
  const isOutdated = useMemo(
    () => now !== null && held !== null && hasOtherSchema(now, held),
    [now, held],
  );
  return {
    definition: isOutdated ? ready(held) : definition,
    isOutdated,
    isDeleted,
    update: () => {
      setHeld(now);
    },
  };
}

/** False if another version is selected. */
function hasOtherSchema(now: ResourceDefinition, held: ResourceDefinition): boolean {
  return (
    now.version === held.version &&
    now.schema !== held.schema &&
    JSON.stringify(now.schema) !== JSON.stringify(held.schema)
  );
}

/** Reads a CustomResourceDefinition again when it is updated. @returns whether it has been deleted */
export function useFollowedDefinition(name: string): boolean {
  const where = useMemo(() => ({ namespace: null, name }), [name]);
  const listed = useAllowedList(customResourceDefinitionModel, where);
  const [watched] = dataOr(listed, []);
  const { data, refetch } = useQuery(storedDefinition(name));
  const isBehind = data !== undefined && generationOf(watched) > generationOf(data);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return data !== undefined && listed.status === 'ready' && watched === undefined;
}

function generationOf(object: unknown): number {
  const { generation } = recordIn(recordIn(object)['metadata']);
  return typeof generation === 'number' ? generation : 0;
}

/** The CustomResourceDefinition of an API. */
export function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['form', 'definition', name],
    queryFn: ({ signal }) =>
      ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
    staleTime: 60_000,
  });
}

function publishedSchemas({ group, version }: ResourceModel) {
  return queryOptions({
    queryKey: ['form', 'published', group, version],
    queryFn: ({ signal }) => getOpenApi(group, version, signal),
    // The form keeps its text when another version is selected.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}
