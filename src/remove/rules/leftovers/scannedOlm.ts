import { listIn, recordIn, textIn, textsIn } from '~/kube/json';
import { type ComponentRef, componentRefs } from '~/olm/installed/componentRefs';
import { type ScannedObject, scannedWith } from './scannedObject';

/** The fields of OLM's objects that decide whether other objects are needed. */

export type ScannedCsv = ScannedObject & {
  readonly phase: string | null;
  readonly replaces: string | null;
  /** Names of CustomResourceDefinitions, `plural.group`. */
  readonly owned: readonly string[];
  readonly required: readonly string[];
  /** Names of APIServices, `version.group`. */
  readonly ownedServices: readonly string[];
};

export function scannedCsv(object: unknown): ScannedCsv | null {
  return scannedWith(object, ({ spec, status }) => {
    const definitions = recordIn(recordIn(spec)['customresourcedefinitions']);
    const services = recordIn(recordIn(spec)['apiservicedefinitions']);
    return {
      phase: textIn(recordIn(status)['phase']),
      replaces: textIn(recordIn(spec)['replaces']),
      owned: namesIn(definitions['owned']),
      required: namesIn(definitions['required']),
      ownedServices: listIn(services['owned'])
        .map(recordIn)
        .map(({ version, group }) => `${textIn(version) ?? ''}.${textIn(group) ?? ''}`),
    };
  });
}

export type ScannedSubscription = ScannedObject & {
  readonly packageName: string | null;
  readonly catalog: { readonly namespace: string | null; readonly name: string | null };
  readonly installedCsv: string | null;
  readonly currentCsv: string | null;
  /** The CSVs without a Subscription that fail its resolution (`String` in OLM's pkg/controller/registry/resolver/variable_types.go). */
  readonly blockedBy: readonly string[];
  /** Its bundle is being unpacked, or the unpacking failed. */
  readonly isUnpacking: boolean;
};

export function scannedSubscription(object: unknown): ScannedSubscription | null {
  return scannedWith(object, (content) => {
    const spec = recordIn(content['spec']);
    const status = recordIn(content['status']);
    const conditions = trueConditions(status['conditions']);
    const unresolved = conditions.find(({ type }) => type === 'ResolutionFailed');
    return {
      packageName: textIn(spec['name']),
      catalog: { namespace: textIn(spec['sourceNamespace']), name: textIn(spec['source']) },
      installedCsv: textIn(status['installedCSV']),
      currentCsv: textIn(status['currentCSV']),
      blockedBy: [...(textIn(unresolved?.['message']) ?? '').matchAll(UNREFERENCED)].map(
        ([name]) => name,
      ),
      isUnpacking: conditions.some(({ type }) => UNPACKING.includes(textIn(type) ?? '')),
    };
  });
}

const UNREFERENCED =
  /(?<=\bclusterserviceversion )\S+(?= exists and is not referenced by a subscription)/g;

/** Conditions of a Subscription whose bundle is not unpacked (recording bundle_unpack_failed). */
const UNPACKING: readonly string[] = ['BundleUnpacking', 'BundleUnpackFailed'];

/** An OperatorGroup; prepared: with a ServiceAccount or with static APIs. */
export type ScannedGroup = ScannedObject & { readonly isPrepared: boolean };

export function scannedGroup(object: unknown): ScannedGroup | null {
  return scannedWith(object, ({ spec }) => {
    const { serviceAccountName, staticProvidedAPIs } = recordIn(spec);
    return { isPrepared: textIn(serviceAccountName) !== null || staticProvidedAPIs === true };
  });
}

export type ScannedPlan = ScannedObject & {
  /** Finished: complete or failed. */
  readonly isOver: boolean;
  readonly csvNames: readonly string[];
  /** The names of the CustomResourceDefinitions in its steps. */
  readonly definitions: readonly string[];
  /** The images of its bundles. */
  readonly bundles: readonly string[];
  /** The namespaces of the catalogs of its bundles. */
  readonly catalogNamespaces: readonly string[];
  /** The references in its steps to unpacked bundles. */
  readonly references: readonly string[];
};

export function scannedPlan(object: unknown): ScannedPlan | null {
  return scannedWith(object, (content) => {
    const spec = recordIn(content['spec']);
    const status = recordIn(content['status']);
    const steps = listIn(status['plan']).map((step) => recordIn(recordIn(step)['resource']));
    const lookups = listIn(status['bundleLookups']).map(recordIn);
    return {
      isOver: OVER.includes(textIn(status['phase']) ?? ''),
      csvNames: textsIn(spec['clusterServiceVersionNames']),
      definitions: steps.flatMap(({ kind, name }) =>
        kind === 'CustomResourceDefinition' ? (textIn(name) ?? []) : [],
      ),
      bundles: lookups.flatMap(({ path }) => textIn(path) ?? []),
      catalogNamespaces: lookups.flatMap(
        (lookup) => textIn(recordIn(lookup['catalogSourceRef'])['namespace']) ?? [],
      ),
      references: steps.flatMap(({ manifest }) => unpackReference(textIn(manifest) ?? '')),
    };
  });
}

const OVER: readonly string[] = ['Complete', 'Failed'];

/** The name of the ConfigMap that contains the object of a step. */
function unpackReference(manifest: string): readonly string[] {
  const found = /"kind":\s*"ConfigMap","name":\s*"([0-9a-f]{63})"/.exec(manifest)?.[1];
  return found === undefined ? [] : [found];
}

export type ScannedOperator = ScannedObject & {
  /** `null`: not reported yet. */
  readonly components: readonly ComponentRef[] | null;
};

export function scannedOperator(object: unknown): ScannedOperator | null {
  return scannedWith(object, (content) => ({
    components:
      recordIn(content['status'])['components'] === undefined ? null : componentRefs(content),
  }));
}

function namesIn(list: unknown): readonly string[] {
  return listIn(list).flatMap((item) => textIn(recordIn(item)['name']) ?? []);
}

function trueConditions(list: unknown) {
  return listIn(list)
    .map(recordIn)
    .filter(({ status }) => status === 'True');
}
