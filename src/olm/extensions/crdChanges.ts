/** One finding of OLM's CRD upgrade safety check. */
export type CrdChange = {
  readonly definition: string;
  /** The name of the check: `existingFieldRemoval`, `enum`, `minimum`, `type`. */
  readonly check: string | null;
  /** The API version, or two served versions (`v1 -> v2`). */
  readonly version: string | null;
  /** `spec.size`; empty for the whole object. */
  readonly path: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** OLM's text. */
  readonly text: string;
};

/**
 * The changes in OLM's message, sorted, because their order varies (recording v1_store_crd_upgrade_unsafe). The texts
 * are those of crdify (sigs.k8s.io/crdify) and of the earlier check, which uses other names.
 */
export function crdChangesIn(message: string): readonly CrdChange[] {
  const changes: CrdChange[] = [];
  let definition = '';
  for (const line of message.split('\n')) {
    const begun = BEGUN.exec(line);
    definition = begun?.[1] ?? definition;
    const text = (begun === null ? line : line.slice(begun.index + begun[0].length)).trim();
    if (definition !== '' && text !== '') changes.push({ definition, ...changeIn(text), text });
  }
  return changes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const BEGUN = /validating upgrade for CRD "([^"\n]{1,260})": /;

function keyOf({ definition, text }: CrdChange): string {
  return `${definition}\n${text}`;
}

type Read = Omit<CrdChange, 'definition' | 'text'>;

function changeIn(text: string): Read {
  const found = groupsIn(text, SHAPES);
  const { before = null, after = null } = groupsIn(found['rest'] ?? '', [CHANGED]);
  const { check = null, version = null, path } = found;
  return { check, version, path: path?.replace(/^\^\.?/, '') ?? null, before, after };
}

/** From the first matching pattern. */
function groupsIn(text: string, patterns: readonly RegExp[]): Groups {
  return (
    patterns.map((pattern) => pattern.exec(text)?.groups).find((one) => one !== undefined) ?? {}
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

const CHANGED = / : (?<before>.{0,500}?)(?: -> (?<after>.{0,500}))?$/;

const SHAPES = [
  /^(?<check>existingFieldRemoval): removed field : (?<version>v[^.\s]{1,60})\.(?<path>\^\S{0,500})$/,
  /^(?<version>v[^:\s]{1,60}(?: -> v[^:\s]{1,60})?): (?<path>\^\S{0,500}): (?<check>\w{1,60}): (?<rest>.{0,2000})$/,
  /"(?<check>\w{1,60})" validation failed: .{0,300}?version\/(?<version>v\w{1,60}) field\/(?<path>\^\S{0,500})/,
  /^(?<check>[A-Za-z]{1,60}): (?<rest>.{0,2000})$/,
];
