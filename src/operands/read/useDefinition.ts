import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { useFromQuery } from '~/kube/fromQuery';
import { recordIn } from '~/kube/json';
import { dataOr, type Loadable, map, ready } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { type ConsoleYamlSample, consoleYamlSampleModel } from '~/kube/models/console';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson, getList, getOpenApi } from '~/kube/request';
import { ifAllowed, ifAllowedOneOfMany } from '~/kube/useCan';
import { useServed } from '~/kube/useServed';
import {
  type InstalledDescription,
  useBundleDescription,
} from '~/olm/read/extensions/useBundleDescription';
import {
  operandDefinition,
  type OperandDefinition,
  publishedDefinition,
} from '~/operands/rules/definition';
import { owningExtension, withDescription } from '~/operands/rules/extensionProvider';
import type { OperandApi } from '~/operands/rules/operandApis';

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

export type FormDefinition = {
  readonly definition: Loadable<OperandDefinition | null>;
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
function hasOtherSchema(now: OperandDefinition, held: OperandDefinition): boolean {
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
    refetchOnWindowFocus: true,
  });
}

export type DescribedApi = {
  readonly api: Loadable<OperandApi | null>;
  /** `null`: no extension owns the API. */
  readonly description: InstalledDescription | null;
};

/** An API with the examples, field descriptors and icon that a catalog contains for its ClusterExtension. */
export function useDescribedApi(api: Loadable<OperandApi | null>): DescribedApi {
  const extension = owningExtension(dataOr(api, null));
  const description = useBundleDescription(extension);
  const found = dataOr(description.found, null);
  const described = useMemo(
    () => map(api, (one) => (one === null || found === null ? one : withDescription(one, found))),
    [api, found],
  );
  return { api: described, description: extension === null ? null : description };
}

/** The console's samples for all kinds; `null`: loading. Empty without the console of OpenShift. */
export function useYamlSamples(): readonly ConsoleYamlSample[] | null {
  const served = useServed(consoleYamlSampleModel);
  const isServed = dataOr(served, false);
  const { data, isPending } = useQuery({ ...samples, enabled: isServed });
  const isAwaited = isServed ? isPending : served.status === 'loading';
  return isAwaited ? null : (data ?? NONE);
}

const NONE: readonly ConsoleYamlSample[] = [];

const samples = queryOptions({
  queryKey: ['operands', 'samples'],
  queryFn: async ({ signal }): Promise<readonly ConsoleYamlSample[]> => {
    try {
      return await ifAllowed(getList<ConsoleYamlSample>)(consoleYamlSampleModel, {}, signal);
    } catch (error) {
      if (error instanceof ClusterError) return NONE;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});
