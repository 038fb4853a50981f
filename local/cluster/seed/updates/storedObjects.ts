/** Custom resources that exist before an update narrows their CRD. */
import type { ClusterClient, JsonObject } from '../../kube/types';

/** Twelve, of which the new version rejects three: a removed size, no owner and no trees, an invalid code. */
export function putSites(client: ClusterClient): void {
  const kind = { group: 'orchard.example.com', kind: 'Site', namespace: 'stored-objects-break' };
  put(client, kind, {
    ...Object.fromEntries(NAMES.map((name, index) => [name, sound(index)])),
    'old-monastery': { ...sound(9), size: 'giant' },
    'new-planting': { size: 'small', trees: 0, code: 'NP-1' },
    'beyond-the-river': { ...sound(11), code: 'river 11' },
  });
}

const NAMES = [
  ...['north-slope', 'south-slope', 'mill-pond', 'church-lane', 'long-acre'],
  ...['stony-field', 'the-hollow', 'upper-gate', 'windmill-hill'],
];

/** More than one page of a list, and more than the automatic check reads. */
const PLOTS = 620;

/** Four of them, on different pages, have no owner. */
export function putPlots(client: ClusterClient): void {
  const kind = { group: 'vineyard.example.com', kind: 'Plot', namespace: 'many-stored-objects' };
  const plots = Array.from({ length: PLOTS }, (_, index): readonly [string, JsonObject] => {
    const { owner, ...rest } = sound(index);
    const name = `plot-${String(index + 1).padStart(4, '0')}`;
    return [name, index % 180 === 17 ? rest : { ...rest, owner }];
  });
  put(client, kind, Object.fromEntries(plots));
}

function sound(index: number) {
  const size = SIZES[index % SIZES.length] ?? 'small';
  return {
    size,
    trees: 20 + index,
    owner: OWNERS[index % OWNERS.length] ?? '',
    code: `OR-${index}`,
  };
}

const SIZES = ['small', 'medium', 'large'];
const OWNERS = ['ada', 'grace', 'barbara', 'hedy'];

type Kind = { readonly group: string; readonly kind: string; readonly namespace: string };

function put(
  client: ClusterClient,
  { group, kind, namespace }: Kind,
  specs: { readonly [name: string]: JsonObject },
): void {
  for (const [name, spec] of Object.entries(specs)) {
    client.create(`${kind.toLowerCase()}s.${group}`, {
      apiVersion: `${group}/v1`,
      kind,
      metadata: { name, namespace },
      spec,
    });
  }
}
