/** Selects a bundle like operator-controller: `internal/operator-controller/resolve/catalog.go`. */
import { compareBuild } from 'semver';
import type {
  Catalog,
  CatalogBundle,
  CatalogPackage,
  ChannelEntry,
  Deprecation,
} from '../../../catalogs/fbc';
import { listAt, numberAt, objectAt, textAt, textsAt } from '../../kube/json';
import { labelValueProblems, qualifiedNameProblems } from '../../kube/schema/names';
import { selectsLabels } from '../../kube/selectors/objectSelector';
import type { JsonObject, KubeObject } from '../../kube/types';
import { parseRange, parseVersion } from '../../olm/resolver/versionRange';
import { parseConstraint, type VersionConstraint } from './versionConstraint';

/** A bundle with its installed name and version. */
export type Installed = { readonly name: string; readonly version: string };

export type Chosen = {
  readonly kind: 'chosen';
  readonly bundle: CatalogBundle;
  readonly deprecations: readonly Deprecation[];
};

export type Resolution = Chosen | { readonly kind: 'failed'; readonly message: string };

export type Resolver = {
  readonly extension: KubeObject;
  readonly installed: Installed | undefined;
  /** All ClusterCatalogs, by name. */
  readonly catalogs: readonly KubeObject[];
  /** Content of a ClusterCatalog in catalogd; `undefined`: none. */
  readonly contentOf: (catalog: KubeObject) => Catalog | undefined;
};

export function resolve(resolver: Resolver): Resolution {
  const wanted = objectAt(resolver.extension.spec, 'source', 'catalog') ?? {};
  const selector = objectAt(wanted, 'selector') ?? {};
  const invalid = selectorProblem(selector);
  if (invalid !== undefined) return failed(`desired catalog selector is invalid: ${invalid}`);
  const version = textAt(wanted, 'version') ?? '';
  const range = version === '' ? () => true : parseConstraint(version);
  if (range === undefined) {
    return failed(`desired version range "${version}" is invalid: improper constraint: ${version}`);
  }
  return walk(resolver, { wanted, selector, range });
}

/** ClusterCatalogs that match the selector of an extension, regardless of their content. */
export function selectedCatalogs(
  extension: KubeObject,
  catalogs: readonly KubeObject[],
): readonly KubeObject[] {
  const selector = objectAt(extension.spec, 'source', 'catalog', 'selector') ?? {};
  return selectorProblem(selector) === undefined
    ? catalogs.filter(({ metadata }) => selectsLabels(selector, metadata.labels ?? {}))
    : [];
}

function failed(message: string): Resolution {
  return { kind: 'failed', message };
}

type Wanted = {
  readonly wanted: JsonObject;
  readonly selector: JsonObject;
  readonly range: VersionConstraint;
};

type Candidate = {
  readonly catalog: KubeObject;
  readonly bundle: CatalogBundle;
  readonly ofPackage: CatalogPackage;
};

function walk(resolver: Resolver, given: Wanted): Resolution {
  const name = textAt(given.wanted, 'packageName') ?? '';
  let candidates: readonly Candidate[] = [];
  for (const catalog of selectedCatalogs(resolver.extension, resolver.catalogs)) {
    if (textAt(catalog.spec, 'availabilityMode') === 'Unavailable') continue;
    const content = resolver.contentOf(catalog);
    if (content === undefined) {
      const source = `catalog "${catalog.metadata.name}"`;
      return failed(
        `error walking catalogs: error getting package "${name}" from ${source}: ${source} is not being served`,
      );
    }
    const ofPackage = content.packages.find((each) => each.name === name);
    const bundle = ofPackage && bestOf(ofPackage, given, resolver.installed);
    if (bundle) candidates = withCandidate(candidates, { catalog, bundle, ofPackage });
  }
  const [best, ...others] = byPriority(candidates);
  return best === undefined || others.length > 0
    ? failed(problemOf(resolver, given.wanted, candidates))
    : checked(best);
}

/** Deprecated ones are used only if no others match. */
function withCandidate(
  candidates: readonly Candidate[],
  candidate: Candidate,
): readonly Candidate[] {
  const [prior] = candidates;
  if (prior === undefined || isDeprecated(prior) === isDeprecated(candidate)) {
    return [...candidates, candidate];
  }
  return isDeprecated(candidate) ? candidates : [candidate];
}

function isDeprecated({ bundle, ofPackage }: Pick<Candidate, 'bundle' | 'ofPackage'>): boolean {
  return ofPackage.deprecations.some(
    ({ reference }) => reference.schema === 'olm.bundle' && reference.name === bundle.name,
  );
}

function byPriority(candidates: readonly Candidate[]): readonly Candidate[] {
  const sorted = candidates.toSorted((one, other) => priorityOf(other) - priorityOf(one));
  const [first, second] = sorted;
  return first !== undefined && second !== undefined && priorityOf(first) !== priorityOf(second)
    ? [first]
    : sorted;
}

function priorityOf({ catalog }: Candidate): number {
  return numberAt(catalog.spec, 'priority') ?? 0;
}

function problemOf(
  { installed }: Resolver,
  wanted: JsonObject,
  candidates: readonly Candidate[],
): string {
  const version = textAt(wanted, 'version') ?? '';
  const channels = textsAt(wanted, 'channels');
  const names = candidates.map(({ catalog }) => catalog.metadata.name).toSorted();
  return [
    ...(installed === undefined
      ? []
      : [`error upgrading from currently installed version "${installed.version}":`]),
    names.length > 1 ? 'found bundles for package' : 'no bundles found for package',
    `"${textAt(wanted, 'packageName') ?? ''}"`,
    ...(version === '' ? [] : [`matching version "${version}"`]),
    ...(channels.length === 0 ? [] : [`in channels [${channels.join(' ')}]`]),
    ...(names.length > 1
      ? [`in multiple catalogs with the same priority [${names.join(' ')}]`]
      : []),
  ].join(' ');
}

const UNSUPPORTED = ['olm.package.required', 'olm.gvk.required', 'olm.constraint'];

/** Checks only the selected bundle; no other is tried. */
function checked({ bundle, ofPackage }: Candidate): Resolution {
  const found = bundle.properties.find(({ type }) => UNSUPPORTED.includes(type));
  return found === undefined
    ? { kind: 'chosen', bundle, deprecations: ofPackage.deprecations }
    : failed(
        `validating bundle "${bundle.name}": bundle "${bundle.name}" has a dependency declared via property "${found.type}" which is currently not supported`,
      );
}

/** Not deprecated before deprecated, then by version; the build part is the release. */
function bestOf(
  ofPackage: CatalogPackage,
  { wanted, range }: Wanted,
  installed: Installed | undefined,
): CatalogBundle | undefined {
  const channels = textsAt(wanted, 'channels');
  const isForced = textAt(wanted, 'upgradeConstraintPolicy') === 'SelfCertified';
  const entries = ofPackage.channels
    .filter(({ name }) => channels.length === 0 || channels.includes(name))
    .flatMap((channel) => channel.entries);
  const fitting = ofPackage.bundles.filter((bundle) => {
    const version = parseVersion(bundle.version);
    if (version === undefined || !range(version)) return false;
    const own = entries.filter(({ name }) => name === bundle.name);
    const isListed = channels.length === 0 || own.length > 0;
    return isListed && (isForced || installed === undefined || follows(bundle, own, installed));
  });
  const rank = (bundle: CatalogBundle): number => Number(isDeprecated({ bundle, ofPackage }));
  return fitting.toSorted(
    (one, other) => rank(one) - rank(other) || compareBuild(other.version, one.version),
  )[0];
}

function follows(
  bundle: CatalogBundle,
  entries: readonly ChannelEntry[],
  installed: Installed,
): boolean {
  const version = parseVersion(installed.version);
  return (
    bundle.version === installed.version ||
    entries.some(
      ({ replaces, skips, skipRange }) =>
        replaces === installed.name ||
        skips.includes(installed.name) ||
        (version !== undefined && (parseRange(skipRange ?? '')?.(version) ?? false)),
    )
  );
}

const OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist'];

/** Error of `metav1.LabelSelectorAsSelector`: the first invalid requirement, with all its errors. */
function selectorProblem(selector: JsonObject): string | undefined {
  for (const [key, value] of Object.entries(objectAt(selector, 'matchLabels') ?? {})) {
    const problems = requirementProblems(key, [typeof value === 'string' ? value : '']);
    if (problems !== undefined) return problems;
  }
  for (const expression of listAt(selector, 'matchExpressions')) {
    const operator = textAt(expression, 'operator') ?? '';
    if (!OPERATORS.includes(operator)) {
      return `"${operator}" is not a valid label selector operator`;
    }
    const values = textsAt(expression, 'values');
    const problems = requirementProblems(textAt(expression, 'key') ?? '', values);
    if (problems !== undefined) return problems;
  }
  return undefined;
}

function requirementProblems(key: string, values: readonly string[]): string | undefined {
  const problems = [
    ...qualifiedNameProblems(key).map(
      (problem) => `key: Invalid value: ${JSON.stringify(key)}: ${problem}`,
    ),
    ...values.flatMap((value, position) =>
      labelValueProblems(value).map(
        (problem) =>
          `values[${position}][${key}]: Invalid value: ${JSON.stringify(value)}: ${problem}`,
      ),
    ),
  ];
  if (problems.length === 0) return undefined;
  return problems.length === 1 ? problems.join('') : `[${problems.join(', ')}]`;
}
