/** Interfaces inside the local API server: kinds, authorization, rendering. */
import type {
  JsonObject,
  KubeObject,
  ListOptions,
  RawResponse,
  ResourceKey,
  ServedResource,
} from './types';

export type Verb =
  'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete' | 'deletecollection';

/** A column of `kubectl get`, as in a CRD's `additionalPrinterColumns`. */
export type PrinterColumn = {
  readonly name: string;
  readonly type: string;
  readonly format: string;
  readonly description: string;
  readonly priority: number;
  readonly jsonPath: string;
  /** Replaces the path if the cell is computed from several fields. */
  readonly cell?: (object: KubeObject) => string | number;
};

/** One version of one kind that the server serves. */
export type KindEntry = ServedResource & {
  readonly singular: string;
  readonly listKind: string;
  readonly shortNames: readonly string[];
  readonly categories: readonly string[];
  readonly verbs: readonly Verb[];
  /** Subresources that are served: `status`, `scale`, `finalize`, `log`, … */
  readonly subresources: readonly string[];
  readonly columns: readonly PrinterColumn[];
  /** The version in which objects are stored; all versions of a CRD share one store (conversion None). */
  readonly storageVersion: string;
  /** Kind of another group that shares its store. */
  readonly storageGroup?: string;
  /** Names follow RFC 1123 subdomain rules but for the few kinds that differ (RBAC: path segment, Namespace/Service: label). */
  readonly nameRule: 'subdomain' | 'label' | 'path-segment';
  /** Structural schema (openAPIV3Schema); absent where nothing is checked. */
  readonly schema?: JsonObject;
  readonly fromCrd: boolean;
};

/** All kinds served now: built-in ones and those of CustomResourceDefinitions. */
export type KindRegistry = {
  readonly find: (group: string, version: string, plural: string) => KindEntry | undefined;
  /** By `plural.group`; the preferred (storage) version. */
  readonly byKey: (key: ResourceKey) => KindEntry | undefined;
  readonly byKind: (apiVersion: string, kind: string) => KindEntry | undefined;
  readonly all: () => readonly KindEntry[];
  /** Adds or replaces the kinds of a CustomResourceDefinition. */
  readonly install: (definition: KubeObject) => void;
  /** Stops serving a definition's kinds, by its name `plural.group`. */
  readonly remove: (definitionName: string) => void;
};

/** One entry of a Status' `details.causes`. */
export type FieldCause = {
  readonly reason: string;
  readonly message: string;
  /** Dotted path, such as `spec.channel` or `spec.config.env[0].name`. */
  readonly field: string;
};

/** Result of schema admission for a written object. */
export type Admitted = {
  /** Defaulted and pruned. */
  readonly object: KubeObject;
  readonly causes: readonly FieldCause[];
  /** Texts for the `Warning` header: unknown fields and the like. */
  readonly warnings: readonly string[];
};

export type User = {
  readonly name: string;
  readonly uid?: string;
  readonly groups: readonly string[];
};

/** Attributes of a request for authorization. */
export type AccessAttributes =
  | {
      readonly kind: 'resource';
      readonly verb: string;
      readonly group: string;
      readonly resource: string;
      readonly subresource?: string;
      readonly namespace?: string;
      readonly name?: string;
    }
  | { readonly kind: 'path'; readonly verb: string; readonly path: string };

export type AccessAnswer = { readonly allowed: boolean; readonly reason: string };

export type Authorizer = {
  readonly decide: (user: User, wanted: AccessAttributes) => AccessAnswer;
  /** SelfSubjectRulesReview `status` for a namespace. */
  readonly rulesIn: (user: User, namespace: string) => JsonObject;
};

/** Reads stored objects; what an authorizer needs of the store. */
export type Reader = (resource: ResourceKey, options?: ListOptions) => readonly KubeObject[];

/** Answers discovery, version, openapi and health paths; `undefined` for any other path. */
export type MetaRoutes = (path: string, accept: string) => RawResponse | undefined;
