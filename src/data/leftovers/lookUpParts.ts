import { getJson } from '~/cluster/request';
import { conversionsToRead, serviceNamespaces } from '~/domain/leftovers/lookUps';
import { conversionService } from '~/domain/leftovers/scanned/scannedMachinery';
import { scannedObject } from '~/domain/leftovers/scanned/scannedObject';
import type { ScannedCluster } from '~/domain/leftovers/scannedCluster';
import { customResourceDefinitionModel } from '~/models/customResourceDefinition';
import { serviceModel } from '~/models/service';
import { inTurn, readList } from './readList';
import { type PartRead, type UnreadPart, failureOr } from './scanPart';
import { mayScan } from './scanPlaces';
import { listRight } from '~/domain/rights';
import { ifAllowedOneOfMany } from '../askedFirst';

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
