/** OLM v1's checks before it updates a CustomResourceDefinition: the messages of `sigs.k8s.io/crdify` (54162f2). */
import { randomInt } from 'node:crypto';
import { isObject, listAt, numberAt, objectAt, textAt, textsAt } from '../../kube/json';
import { sameJson } from '../../kube/objects';
import type { DraftObject, Json, JsonObject, KubeObject } from '../../kube/types';

/** `undefined`: the update is safe. Lines of one version have a random order. */
export function upgradeProblem(existing: KubeObject, wanted: DraftObject): string | undefined {
  const whole = [...scopeLines(existing, wanted), ...storedLines(existing, wanted)];
  const removed: string[] = [];
  const changed: string[] = [];
  for (const before of versionsOf(existing)) {
    const name = textAt(before, 'name') ?? '';
    const after = versionsOf(wanted).find((version) => textAt(version, 'name') === name);
    if (after === undefined) continue;
    const [old, now] = [flat(schemaOf(before)), flat(schemaOf(after))];
    for (const [path, schema] of old) {
      const other = now.get(path);
      if (other === undefined) {
        removed.push(`existingFieldRemoval: removed field : ${name}.${path}`);
      }
      changed.push(...differences(schema, other ?? {}).map((text) => `${name}: ${path}: ${text}`));
    }
  }
  const lines = [...whole, ...removed, ...shuffled(changed)];
  return lines.length === 0
    ? undefined
    : `validating upgrade for CRD "${existing.metadata.name}": ${lines.join('\n')}`;
}

function scopeLines(existing: KubeObject, wanted: DraftObject): readonly string[] {
  const [before, after] = [textAt(existing, 'spec', 'scope'), textAt(wanted, 'spec', 'scope')];
  return before === after
    ? []
    : [`scope: scope changed : ${JSON.stringify(before)} -> ${JSON.stringify(after)}`];
}

function storedLines(existing: KubeObject, wanted: DraftObject): readonly string[] {
  const names = versionsOf(wanted).map((version) => textAt(version, 'name'));
  const gone = textsAt(existing.status, 'storedVersions').filter((name) => !names.includes(name));
  return gone.length === 0
    ? []
    : [`storedVersionRemoval: stored versions removed : [${gone.join(' ')}]`];
}

function versionsOf(definition: DraftObject): readonly Json[] {
  return listAt(definition, 'spec', 'versions');
}

function schemaOf(version: Json): JsonObject {
  return objectAt(version, 'schema', 'openAPIV3Schema') ?? {};
}

/** Every field by its path, from `^`. */
function flat(schema: JsonObject, path = '^'): ReadonlyMap<string, JsonObject> {
  const below = [
    ...Object.entries(objectAt(schema, 'properties') ?? {}).map(
      ([name, child]) => [`${path}.${name}`, child] as const,
    ),
    [`${path}.items`, schema['items']] as const,
    [`${path}.additionalProperties`, schema['additionalProperties']] as const,
  ];
  return new Map([
    [path, schema],
    ...below.flatMap(([inner, child]) => (isObject(child) ? [...flat(child, inner)] : [])),
  ]);
}

const RISING = ['minimum', 'minItems', 'minLength', 'minProperties'];
const FALLING = ['maximum', 'maxItems', 'maxLength', 'maxProperties'];

function differences(before: JsonObject, after: JsonObject): readonly string[] {
  const [old, now] = [textAt(before, 'type') ?? '', textAt(after, 'type') ?? ''];
  const isGone = Object.keys(after).length === 0;
  return [
    ...(old === now
      ? []
      : [`type: type changed : ${JSON.stringify(old)} -> ${JSON.stringify(now)}`]),
    ...(isGone ? [] : [...enumLines(before, after), ...requiredLines(before, after)]),
    ...RISING.flatMap((key) => limitLine(key, before, after, 1)),
    ...FALLING.flatMap((key) => limitLine(key, before, after, -1)),
    ...(isGone || sameJson(before['default'], after['default'])
      ? []
      : [
          `default: default value changed : ${JSON.stringify(before['default'] ?? null)} -> ${JSON.stringify(after['default'] ?? null)}`,
        ]),
  ];
}

function enumLines(before: JsonObject, after: JsonObject): readonly string[] {
  const [old, now] = [textsAt(before, 'enum'), textsAt(after, 'enum')];
  if (now.length > 0 && old.length === 0) {
    return [`enum: enum constraint added when there was none previously : ${goList(now)}`];
  }
  const removed = now.length === 0 ? [] : old.filter((value) => !now.includes(value));
  return removed.length === 0 ? [] : [`enum: allowed enum values removed : ${goList(removed)}`];
}

function requiredLines(before: JsonObject, after: JsonObject): readonly string[] {
  const old = textsAt(before, 'required');
  const added = textsAt(after, 'required').filter((name) => !old.includes(name));
  return added.length === 0 ? [] : [`required: new required fields: [${added.join(' ')}]`];
}

function limitLine(
  ...[key, before, after, sign]: readonly [string, JsonObject, JsonObject, number]
): readonly string[] {
  const [old, now] = [numberAt(before, key), numberAt(after, key)];
  if (now === undefined || old === now) return [];
  if (old === undefined) {
    return [`${key}: ${key} constraint added when there was none previously : ${now}`];
  }
  const word = sign > 0 ? 'increased' : 'decreased';
  return (now - old) * sign > 0 ? [`${key}: ${key} ${word} : ${old} -> ${now}`] : [];
}

function goList(texts: readonly string[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(' ')}]`;
}

function shuffled(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => [randomInt(1_000_000), line] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, line]) => line);
}
