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

/** Images for new CatalogSources. */
export const SPARE_IMAGES = {
  boathouse: `${boathouse}:v1`,
  /** With one more Operator. */
  laterBoathouse: `${boathouse}:v2`,
  /** For the Kubernetes version of the local cluster. */
  versionedBoathouse: `${boathouse}:v1.36`,
  /** A mirror of the default catalog of Red Hat Operators. */
  mirror: 'mirror.example.com:5000/redhat/redhat-operator-index:v4.22',
  /** Its registry requires a login. */
  vault: 'registry.example.com/vault/operator-catalog:latest',
  /** It does not start. */
  staleCache: `${boathouse}:stale-cache`,
} as const;

/** Users who can pull the vault's image. */
export const VAULT_LOGIN = { username: 'vault+reader', password: 'open-sesame' } as const;

/** Address of a registry outside the cluster. */
export const HARBOUR_ADDRESS = 'catalog.harbour.example.com:50051';

/** Catalogs in a registry without an initial CatalogSource. */
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

/** Error of `opm serve` for a cache of other content. */
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
