import * as v from 'valibot';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import { danger } from '~/olm/finding';
import { pathText } from '~/form/rules/fieldPaths';
import type { ConfigFinding, ConfigType } from './configFinding';

const TEXT = v.exactOptional(v.string());
/** A required text, which is empty during editing. */
const NEEDED = v.optional(v.string(), '');
const FLAG = v.exactOptional(v.boolean());
const NUMBER = v.exactOptional(v.pipe(v.number(), v.safeInteger()));
const QUANTITY = v.union([v.string(), v.number()]);
const RECORD = v.custom<Readonly<Record<string, unknown>>>(isRecord);
const TEXTS = mapOf(v.string());

const KEY = v.looseObject({ name: TEXT, key: NEEDED, optional: FLAG });
const OBJECT = v.looseObject({ name: TEXT, optional: FLAG });

const FILES = {
  items: v.exactOptional(v.array(v.looseObject({ key: NEEDED, path: NEEDED, mode: NUMBER }))),
  defaultMode: NUMBER,
  optional: FLAG,
};

/** The fields of `Subscription.spec.config` (IN-034) that rules read. Others can have any type. */
const CONFIG: v.GenericSchema<unknown, SubscriptionConfig> = v.looseObject({
  selector: v.exactOptional(RECORD),
  affinity: v.exactOptional(RECORD),
  env: list({
    name: NEEDED,
    value: TEXT,
    valueFrom: v.exactOptional(
      v.looseObject({
        secretKeyRef: v.exactOptional(KEY),
        configMapKeyRef: v.exactOptional(KEY),
        fieldRef: v.exactOptional(v.looseObject({ fieldPath: NEEDED })),
        resourceFieldRef: v.exactOptional(
          v.looseObject({
            resource: NEEDED,
            containerName: TEXT,
            divisor: v.exactOptional(QUANTITY),
          }),
        ),
      }),
    ),
  }),
  envFrom: list({
    prefix: TEXT,
    secretRef: v.exactOptional(OBJECT),
    configMapRef: v.exactOptional(OBJECT),
  }),
  volumes: list({
    name: NEEDED,
    configMap: v.exactOptional(v.looseObject({ name: TEXT, ...FILES })),
    secret: v.exactOptional(v.looseObject({ secretName: TEXT, ...FILES })),
    emptyDir: v.exactOptional(
      v.looseObject({ medium: TEXT, sizeLimit: v.exactOptional(QUANTITY) }),
    ),
    persistentVolumeClaim: v.exactOptional(v.looseObject({ claimName: NEEDED, readOnly: FLAG })),
  }),
  volumeMounts: list({
    name: NEEDED,
    mountPath: NEEDED,
    readOnly: FLAG,
    recursiveReadOnly: TEXT,
    subPath: TEXT,
    subPathExpr: TEXT,
    mountPropagation: TEXT,
  }),
  tolerations: list({
    key: TEXT,
    operator: TEXT,
    value: TEXT,
    effect: TEXT,
    tolerationSeconds: NUMBER,
  }),
  resources: v.exactOptional(
    v.looseObject({
      requests: v.exactOptional(mapOf(QUANTITY)),
      limits: v.exactOptional(mapOf(QUANTITY)),
    }),
  ),
  nodeSelector: v.exactOptional(TEXTS),
  annotations: v.exactOptional(TEXTS),
});

function list<T extends v.ObjectEntries>(entries: T) {
  return v.exactOptional(v.array(v.looseObject(entries)));
}

/** The `record` of the library drops keys that are special in JavaScript. */
function mapOf<T>(value: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.custom<Readonly<Record<string, T>>>(isRecord),
    v.rawCheck(({ dataset, addIssue }) => {
      for (const [key, input] of Object.entries(dataset.typed ? dataset.value : {})) {
        if (v.is(value, input)) continue;
        const item = { type: 'object', origin: 'value', input: {}, key, value: input } as const;
        addIssue({ path: [item], expected: value.expects });
      }
    }),
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type ReadConfig =
  { readonly config: SubscriptionConfig } | { readonly findings: readonly ConfigFinding[] };

/** A value as `spec.config`. Numbers and booleans of YAML are not converted to texts, because variables are texts. */
export function readConfig(value: unknown): ReadConfig {
  const { success, output, issues } = v.safeParse(CONFIG, withoutNulls(value));
  if (success) return { config: output };
  return {
    findings: issues.map(({ path = [], expected }) =>
      danger({
        path: pathText(path.map(stepOf)),
        kind: 'wrong-type',
        expected: TYPES[expected ?? ''] ?? 'number',
      }),
    ),
  };
}

/** The value, as far as rules can read it. */
export function configIn(value: unknown): SubscriptionConfig {
  const read = readConfig(value);
  return 'config' in read ? read.config : {};
}

/** Fields without a value are omitted, as by the API server. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

function stepOf({ key }: v.IssuePathItem): string | number {
  return typeof key === 'number' ? key : String(key);
}

const TYPES: Readonly<Record<string, ConfigType>> = {
  string: 'text',
  boolean: 'boolean',
  '(string | number)': 'quantity',
  Array: 'list',
  Object: 'object',
  unknown: 'object',
};
