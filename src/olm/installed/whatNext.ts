import { parseApis, visibleApis } from '~/olm/packages/parseApis';
import { jsonIn, type JsonRecord, recordIn, textIn, textMapIn } from '~/kube/json';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { linkIn } from '~/olm/packages/support';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { pluginsIn } from '~/olm/consolePlugins';

/** The next steps for an Operator that has just become ready. */
export type WhatNext = {
  /** The setup page of the Operator, possibly a path of this console; `null`: none, or without TLS. */
  readonly link: string | null;
  readonly initialization: Initialization | null;
  /** The other provided APIs without internal ones. */
  readonly apis: readonly OperandApi[];
  readonly consolePlugins: readonly string[];
};

export type NextSteps = WhatNext & {
  /** Enabled plugins, which the console shows after a reload. Empty if unreadable. */
  readonly enabledPlugins: readonly string[];
  /** Disabled plugins that the user can enable. */
  readonly enablablePlugins: readonly string[];
  /** Plugins that might be disabled, without permission to enable them. */
  readonly forbiddenPlugins: readonly string[];
};

export type OperandApi = Pick<ProvidedApi, 'name' | 'group' | 'version' | 'kind' | 'displayName'>;

/** IN-047: the operand that the Operator requires to work. */
export type Initialization =
  | { readonly kind: 'operand'; readonly api: OperandApi; readonly name: string }
  /** The Operator names one, but the example is not a complete object (IN-048). */
  | { readonly kind: 'malformed' };

/** The next steps after an installation, from the annotations and the provided APIs of the Operator. */
export function whatNext({ metadata, spec }: ClusterServiceVersion): WhatNext {
  const annotations = textMapIn(metadata.annotations);
  const providedApis = parseApis(recordIn(spec), 'owned');
  const initialization = initializationIn(annotations[RESOURCE], providedApis);
  const apis = visibleApis({ providedApis, annotations });
  return {
    link: linkIn(annotations[LINK]),
    initialization,
    apis:
      initialization?.kind === 'operand'
        ? apis.filter((api) => !isSame(api, initialization.api))
        : apis,
    consolePlugins: pluginsIn(annotations),
  };
}

const RESOURCE = 'operatorframework.io/initialization-resource';
const LINK = 'operatorframework.io/initialization-link';

/**
 * IN-048: one object as JSON, with apiVersion, kind and metadata.name. An API of the Operator counts in any of its
 * versions, as its CRD serves several; without a spec it has the defaults.
 */
function initializationIn(
  annotation: string | undefined,
  provided: readonly ProvidedApi[],
): Initialization | null {
  if ((annotation ?? '').trim() === '') return null;
  const object = recordIn(jsonIn(annotation));
  const api = apiIn(object);
  const name = textIn(recordIn(object['metadata'])['name']);
  if (api === null || name === null) return { kind: 'malformed' };
  return { kind: 'operand', api: provided.find((one) => isSame(one, api)) ?? api, name };
}

function apiIn(object: JsonRecord): OperandApi | null {
  const kind = textIn(object['kind']);
  const [group, version] = (textIn(object['apiVersion']) ?? '').split('/');
  if (kind === null || group === undefined || version === undefined) return null;
  return { name: `${pluralOf(kind)}.${group}`, group, version, kind, displayName: kind };
}

/**
 * As `UnsafeGuessKindToResource` of apimachinery, because only the API server knows the plural of other Operators'
 * APIs.
 */
function pluralOf(kind: string): string {
  const singular = kind.toLowerCase();
  if (singular.endsWith('s')) return `${singular}es`;
  return singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
}

function isSame(one: OperandApi, other: OperandApi): boolean {
  return one.group === other.group && one.kind === other.kind;
}
