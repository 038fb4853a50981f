import { aCatalog } from './build/catalog';
import { demoCatalogs } from './demo';
import type { NamedCatalog } from './fbc';
import {
  harbourLog,
  keelInspector,
  oarRack,
  pearlSafe,
  tarpService,
} from './packages/spare/boathouse';

const boathouse = 'quay.example.com/boathouse/operator-catalog';

/** The images that a user can make a CatalogSource of. */
export const SPARE_IMAGES = {
  boathouse: `${boathouse}:v1`,
  /** With one Operator more. */
  laterBoathouse: `${boathouse}:v2`,
  /** For the Kubernetes version that the local cluster says it is. */
  versionedBoathouse: `${boathouse}:v1.36`,
  /** The default catalog of Red Hat's Operators, as somebody mirrored it. */
  mirror: 'mirror.example.com:5000/redhat/redhat-operator-index:v4.22',
  /** Its registry wants a login. */
  vault: 'registry.example.com/vault/operator-catalog:latest',
  /** It does not get up. */
  staleCache: `${boathouse}:stale-cache`,
} as const;

/** Who may pull the image of the vault. */
export const VAULT_LOGIN = { username: 'vault+reader', password: 'open-sesame' } as const;

/** A registry outside the cluster answers here. */
export const HARBOUR_ADDRESS = 'catalog.harbour.example.com:50051';

/** Catalogs that are in a registry, and of which no CatalogSource is made from the start. */
export function spareCatalogs(): readonly NamedCatalog[] {
  const { boathouse: first, laterBoathouse, versionedBoathouse, mirror } = SPARE_IMAGES;
  return [
    spare(first, [oarRack, tarpService]),
    spare(laterBoathouse, [oarRack, tarpService, keelInspector]),
    spare(versionedBoathouse, [oarRack, keelInspector]),
    ...demoCatalogs()
      .slice(0, 1)
      .map((original): NamedCatalog => ({ ...original, image: mirror, isSpare: true })),
    { ...spare(SPARE_IMAGES.vault, [pearlSafe]), login: VAULT_LOGIN },
    { ...spare(SPARE_IMAGES.staleCache, [oarRack]), crash: CRASH },
    { ...spare('harbour.example.com/log:1', [harbourLog]), address: HARBOUR_ADDRESS },
  ];
}

/** What `opm serve` says of a cache that was made of other content. */
const CRASH = `time="2026-11-21T20:00:00Z" level=fatal msg="cache requires rebuild: cache reports digest as \\"${'4f1c'.repeat(4)}\\", but computed digest is \\"${'90ab'.repeat(4)}\\""`;

function spare(image: string, packages: Parameters<typeof aCatalog>[0]['packages']): NamedCatalog {
  const named = {
    name: 'boathouse',
    displayName: 'Boathouse',
    publisher: 'Boathouse',
    priority: 0,
  };
  return { ...aCatalog({ ...named, packages }), image, isSpare: true };
}
