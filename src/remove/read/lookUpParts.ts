import { getJson } from '~/kube/request';
import { conversionsToRead, serviceNamespaces } from '~/remove/rules/leftovers/lookUps';
import { conversionService } from '~/remove/rules/leftovers/scannedMachinery';
import { scannedObject } from '~/remove/rules/leftovers/scannedObject';
import type { ScannedCluster } from '~/remove/rules/leftovers/scannedCluster';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { serviceModel } from '~/kube/models/service';
import { inTurn, readList } from './readList';
import { type PartRead, type UnreadPart, failureOr } from './scanPart';
import { mayScan } from './scanPlaces';
import { listRight } from '~/kube/rights';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/** The Services that definitions are converted by, of those few for which it matters. */
export async function readConversions(
  cluster: ScannedCluster,
  signal: AbortSignal,
): Promise<PartRead> {
  const unread: UnreadPart[] = [];
  const found = await Promise.all(
    conversionsToRead(cluster).map(async (name) => {
      try {
        const definition = await inTurn(() =>
          ifAllowedOneOfMany(getJson)(customResourceDefinitionModel, { name }, signal),
        );
        const service = conversionService(definition);
        return service === null ? [] : ([[name, service]] as const);
      } catch (error) {
        const failure = failureOr(error);
        // One that is gone by now is converted by nobody.
        if (failure.kind !== 'not-found') {
          unread.push({ model: customResourceDefinitionModel, failure, readIn: [] });
        }
        return [];
      }
    }),
  );
  const conversions = new Map(found.flat());
  return { into: (known) => ({ ...known, conversions }), unread: unread.slice(0, 1) };
}

/** The Services of the namespaces that something refers to a Service in: only their names are asked for. */
export async function readServices(
  cluster: ScannedCluster,
  signal: AbortSignal,
): Promise<PartRead> {
  const names = serviceNamespaces(cluster);
  if (names.length === 0) return { into: (known) => known, unread: [] };
  const isAllowed = await mayScan(serviceModel, null);
  const unread: UnreadPart[] = [];
  const lists = await Promise.all(
    names.map(async (namespace) => {
      const right = listRight(serviceModel, namespace);
      try {
        if (!isAllowed && !(await mayScan(serviceModel, namespace))) {
          unread.push({
            model: serviceModel,
            failure: { kind: 'forbidden', message: '', right },
            readIn: [],
          });
          return [];
        }
        return {
          namespace,
          found: await readList(serviceModel, { namespace, extent: 'metadata' }, signal),
        };
      } catch (error) {
        unread.push({ model: serviceModel, failure: failureOr(error), readIn: [] });
        return [];
      }
    }),
  );
  const read = lists.flat();
  const services = {
    objects: read.flatMap(({ found }) => found.flatMap((object) => scannedObject(object) ?? [])),
    namespaces: read.map(({ namespace }) => namespace),
  };
  return { into: (known) => ({ ...known, services }), unread };
}
