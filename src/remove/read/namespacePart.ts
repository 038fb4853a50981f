import { getJson } from '~/kube/request';
import { scannedNamespace } from '~/remove/rules/leftovers/scannedMachinery';
import { namespaceModel } from '~/kube/models/namespace';
import { inTurn } from './readList';
import { type PartRead, type ScanPart, type ScanPlace, failureOr, scanPart } from './scanPart';
import { ifAllowed } from '~/kube/askedFirst';

/** The namespaces. Most users may not list them, but each may see their own. */
export const namespacePart: ScanPart = {
  model: namespaceModel,
  read: async (place) => {
    const all = await allNamespaces.read(place);
    return all.unread.length === 0 ? all : readEach(place, all);
  },
};

const allNamespaces = scanPart(namespaceModel, {
  extent: 'whole',
  parse: scannedNamespace,
  into: (cluster, namespaces) => ({ ...cluster, namespaces }),
});

async function readEach({ own, signal }: ScanPlace, all: PartRead): Promise<PartRead> {
  const read = await Promise.all(
    (await own()).map(async (name) => {
      try {
        const found = await inTurn(() => ifAllowed(getJson)(namespaceModel, { name }, signal));
        return scannedNamespace(found) ?? [];
      } catch (error) {
        failureOr(error);
        return [];
      }
    }),
  );
  const objects = read.flat();
  const readIn = objects.map(({ name }) => name);
  return {
    into: (cluster) => ({
      ...cluster,
      namespaces: objects.length === 0 ? null : { objects, namespaces: readIn },
    }),
    unread: all.unread.map((part) => ({ ...part, readIn })),
  };
}
