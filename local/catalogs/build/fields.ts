import type { FbcObject } from '../fbc';

/** A field of a custom resource: its schema and how a form shows it, written once. */
export type Field = {
  readonly schema: FbcObject;
  readonly title: string;
  readonly about: string;
  /** `x-descriptors` of the CSV; empty: the field has a schema only. */
  readonly descriptors: readonly string[];
  readonly isRequired: boolean;
  readonly inner: Fields;
};

export type Fields = { readonly [name: string]: Field };

type FieldOptions = {
  readonly required?: boolean;
  readonly advanced?: boolean;
  /** More of the schema: `default`, `minimum`, `pattern`, … */
  readonly schema?: FbcObject;
  /** Replaces the default descriptor of the type. */
  readonly descriptor?: string;
};

/** A CEL rule with the message of its violation. */
type Rule = { readonly rule: string; readonly message: string; readonly fieldPath?: string };

export function withRules(of: Field, ...rules: readonly Rule[]): Field {
  return { ...of, schema: { ...of.schema, 'x-kubernetes-validations': rules } };
}

const UI = 'urn:alm:descriptor:com.tectonic.ui:';

export function text(title: string, about: string, options: FieldOptions = {}): Field {
  return field({ title, about, type: { type: 'string' }, descriptor: `${UI}text` }, options);
}

export function number(title: string, about: string, options: FieldOptions = {}): Field {
  return field({ title, about, type: { type: 'integer' }, descriptor: `${UI}number` }, options);
}

export function podCount(title: string, about: string, options: FieldOptions = {}): Field {
  return number(title, about, { descriptor: `${UI}podCount`, ...options });
}

export function flag(title: string, about: string, options: FieldOptions = {}): Field {
  return field(
    { title, about, type: { type: 'boolean' }, descriptor: `${UI}booleanSwitch` },
    options,
  );
}

/** One of several words; the first is the default. */
export function choice(title: string, about: string, values: readonly string[]): Field {
  const type = { type: 'string', enum: values, default: values[0] };
  const made = field({ title, about, type, descriptor: '' }, {});
  return { ...made, descriptors: values.map((value) => `${UI}select:${value}`) };
}

/** An amount such as `10Gi`. */
export function quantity(title: string, about: string, options: FieldOptions = {}): Field {
  const type = { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?([EPTGMK]i?|m)?$' };
  return field({ title, about, type, descriptor: `${UI}text` }, options);
}

/** A duration such as `90m`. */
export function duration(title: string, about: string, options: FieldOptions = {}): Field {
  const type = { type: 'string', pattern: '^([0-9]+(s|m|h|d))+$' };
  return field({ title, about, type, descriptor: `${UI}text` }, options);
}

/** The name of an object of a kind in the same namespace: `Secret`, `v1:ConfigMap`, … */
export function nameOf(kind: string, title: string, about: string): Field {
  const descriptor = `urn:alm:descriptor:io.kubernetes:${kind}`;
  return field({ title, about, type: { type: 'string' }, descriptor }, {});
}

export function texts(title: string, about: string, options: FieldOptions = {}): Field {
  const type = { type: 'array', items: { type: 'string' } };
  return { ...field({ title, about, type, descriptor: '' }, options), descriptors: [] };
}

export function group(title: string, about: string, inner: Fields): Field {
  const type = objectSchema(inner);
  return { ...field({ title, about, type, descriptor: '' }, {}), descriptors: [], inner };
}

/** A list of objects. */
export function list(title: string, about: string, item: Fields): Field {
  const type = { type: 'array', items: objectSchema(item) };
  return { ...field({ title, about, type, descriptor: '' }, {}), descriptors: [] };
}

/** `limits` and `requests`, as a container has them. */
export function resources(about: string): Field {
  const amounts = {
    type: 'object',
    additionalProperties: {
      'x-kubernetes-int-or-string': true,
      anyOf: [{ type: 'integer' }, { type: 'string' }],
    },
  };
  const type = { type: 'object', properties: { limits: amounts, requests: amounts } };
  const descriptor = `${UI}resourceRequirements`;
  return field({ title: 'Resources', about, type, descriptor }, { advanced: true });
}

/** A status field shown in a special way: `podStatuses`, `io.kubernetes.phase`, `org.w3:link`, … */
export function shownAs(descriptor: string, title: string, about: string): Field {
  const type = descriptor.endsWith('podStatuses')
    ? { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }
    : { type: 'string' };
  return field({ title, about, type, descriptor }, {});
}

/** Phase and conditions that most Operators report. */
export const USUAL_STATUS: Fields = {
  phase: shownAs('urn:alm:descriptor:io.kubernetes.phase', 'Phase', 'Where the resource stands.'),
  conditions: {
    title: 'Conditions',
    about: 'What was observed last.',
    descriptors: ['urn:alm:descriptor:io.kubernetes.conditions'],
    isRequired: false,
    inner: {},
    schema: {
      type: 'array',
      description: 'What was observed last.',
      items: objectSchema({
        type: text('Type', 'What the condition is about.', { required: true }),
        status: text('Status', 'True, False or Unknown.', { required: true }),
        reason: text('Reason', 'One word.'),
        message: text('Message', 'A sentence.'),
        lastTransitionTime: text('Since', 'When the status changed.', {
          schema: { format: 'date-time' },
        }),
      }),
    },
  },
};

export function objectSchema(fields: Fields): FbcObject {
  const required = Object.entries(fields).flatMap(([name, one]) => (one.isRequired ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.schema])),
    ...(required.length > 0 ? { required } : {}),
  };
}

type FieldShape = {
  readonly title: string;
  readonly about: string;
  readonly type: FbcObject;
  readonly descriptor: string;
};

function field(shape: FieldShape, options: FieldOptions): Field {
  return {
    title: shape.title,
    about: shape.about,
    schema: { description: shape.about, ...shape.type, ...options.schema },
    descriptors: [
      options.descriptor ?? shape.descriptor,
      ...(options.advanced === true ? [`${UI}advanced`] : []),
    ],
    isRequired: options.required ?? false,
    inner: {},
  };
}
