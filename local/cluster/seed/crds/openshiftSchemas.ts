/** Parts of OpenShift's schemas that clients use here; other fields are not validated. */
import type { JsonObject } from '../../kube/types';
import { ANYTHING, FLAG, listOf, oneOf, record, resource, TEXT, TEXTS } from './schema';

const LOG_LEVEL: JsonObject = {
  ...oneOf('', 'Normal', 'Debug', 'Trace', 'TraceAll'),
  default: 'Normal',
};

/** Common fields of all configurations of `operator.openshift.io`. */
const OPERATOR_SPEC: JsonObject = {
  managementState: { type: 'string', pattern: '^(Managed|Unmanaged|Force|Removed)$' },
  logLevel: LOG_LEVEL,
  operatorLogLevel: LOG_LEVEL,
  observedConfig: ANYTHING,
  unsupportedConfigOverrides: ANYTHING,
};

const NAME: JsonObject = { type: 'string', minLength: 1, maxLength: 253 };

const PLATFORM = oneOf(
  '',
  'AWS',
  'Azure',
  'BareMetal',
  'GCP',
  'Libvirt',
  'OpenStack',
  'None',
  'VSphere',
  'oVirt',
  'IBMCloud',
  'KubeVirt',
  'EquinixMetal',
  'PowerVS',
  'AlibabaCloud',
  'Nutanix',
  'External',
);

const SCHEMAS: ReadonlyMap<string, JsonObject> = new Map([
  [
    'authentications.config.openshift.io',
    resource(
      {
        spec: record({
          type: oneOf('', 'None', 'IntegratedOAuth', 'OIDC'),
          serviceAccountIssuer: TEXT,
          oauthMetadata: ANYTHING,
          webhookTokenAuthenticator: ANYTHING,
        }),
        status: ANYTHING,
      },
      ['spec'],
    ),
  ],
  [
    'infrastructures.config.openshift.io',
    resource(
      {
        spec: record({ cloudConfig: ANYTHING, platformSpec: ANYTHING }),
        status: record({
          apiServerURL: TEXT,
          apiServerInternalURI: TEXT,
          controlPlaneTopology: TEXT,
          infrastructureTopology: TEXT,
          infrastructureName: TEXT,
          etcdDiscoveryDomain: TEXT,
          platform: PLATFORM,
          platformStatus: { ...ANYTHING, properties: { type: PLATFORM } },
        }),
      },
      ['spec'],
    ),
  ],
  [
    'operatorhubs.config.openshift.io',
    resource(
      {
        spec: record({
          disableAllDefaultSources: FLAG,
          sources: listOf(record({ name: NAME, disabled: FLAG })),
        }),
        status: record({
          sources: listOf(record({ name: NAME, disabled: FLAG, status: TEXT, message: TEXT })),
        }),
      },
      [],
    ),
  ],
  [
    'cloudcredentials.operator.openshift.io',
    resource(
      {
        spec: record({
          ...OPERATOR_SPEC,
          credentialsMode: oneOf('', 'Manual', 'Mint', 'Passthrough'),
        }),
        status: ANYTHING,
      },
      ['spec'],
    ),
  ],
  [
    'consoles.operator.openshift.io',
    resource(
      {
        spec: record({
          ...OPERATOR_SPEC,
          plugins: TEXTS,
          customization: ANYTHING,
          ingress: ANYTHING,
          providers: ANYTHING,
          route: ANYTHING,
        }),
        status: ANYTHING,
      },
      ['spec'],
    ),
  ],
]);

const UNREAD = resource({ spec: ANYTHING, status: ANYTHING }, []);

/** By the definition's name, `plural.group`. */
export function openshiftSchema(name: string): JsonObject {
  return SCHEMAS.get(name) ?? UNREAD;
}
