/** The first error in the name of an image. */
export type ImageCause =
  | { readonly kind: 'image-space' }
  /** A URL with a scheme. */
  | { readonly kind: 'image-scheme'; readonly without: string }
  | { readonly kind: 'image-variables' }
  | { readonly kind: 'image-upper-case' }
  | { readonly kind: 'image-tag'; readonly tag: string }
  | { readonly kind: 'image-digest' }
  | { readonly kind: 'image-too-long'; readonly most: number }
  | { readonly kind: 'image-syntax' };

export type ImageParts = {
  /** Empty: a short name, which each node resolves with its own registries. */
  readonly registry: string;
  readonly path: string;
  /** `null`: the default is `latest`, if there is no digest. */
  readonly tag: string | null;
  readonly digest: string | null;
};

/** The parts `[registry/]path[:tag][@digest]` of an image name, valid or not. */
export function imageParts(text: string): ImageParts {
  const [named = '', digest = null] = splitOnce(text, '@');
  const slash = named.lastIndexOf('/');
  const [last = '', tag = null] = splitOnce(named.slice(slash + 1), ':');
  return { ...placeOf(`${named.slice(0, slash + 1)}${last}`), tag, digest };
}

/** Source: the grammar of distribution/reference, which OLM and the container runtimes use. */
export function isImageName(text: string): boolean {
  const found = REFERENCE.exec(text)?.groups;
  const { name = '', digest } = found ?? {};
  return name !== '' && name.length <= LONGEST_NAME && (digest === undefined || isDigest(digest));
}

/** The end of an image name for lists, with the part of a digest that is usually compared. */
export function shortImageName(image: string): string {
  const { path, tag, digest } = imageParts(image);
  const name = `${path.slice(path.lastIndexOf('/') + 1)}${tag === null ? '' : `:${tag}`}`;
  return digest === null ? name : `${name}@${shortDigest(digest)}`;
}

export function shortDigest(digest: string): string {
  return digest.slice(0, digest.indexOf(':') + 1 + 12);
}

/** The part before the first slash is a registry if it has the form of a host. */
function placeOf(name: string): Pick<ImageParts, 'registry' | 'path'> {
  const slash = name.indexOf('/');
  const first = name.slice(0, Math.max(slash, 0));
  return /[.:A-Z[]/.test(first) || first === 'localhost'
    ? { registry: first, path: name.slice(slash + 1) }
    : { registry: '', path: name };
}

/** Whether an image name fixes the content (CS-008). OLM only checks for an `@`. */
export function isPinned(image: string): boolean {
  return image.includes('@');
}

/** The first error of an image name; `null`: none. */
export function imageFault(text: string): ImageCause | null {
  if (/\s/.test(text)) return { kind: 'image-space' };
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0];
  if (scheme !== undefined) return { kind: 'image-scheme', without: text.slice(scheme.length) };
  if (/[{}]/.test(text)) return { kind: 'image-variables' };
  return isImageName(text) ? null : wordedFault(text);
}

function wordedFault(text: string): ImageCause {
  const { registry, path, tag, digest } = imageParts(text);
  if (digest !== null && !isDigest(digest)) return { kind: 'image-digest' };
  if (tag !== null && !TAG.test(tag)) return { kind: 'image-tag', tag };
  if (`${registry}/${path}`.length > LONGEST_NAME)
    return { kind: 'image-too-long', most: LONGEST_NAME };
  return { kind: /[A-Z]/.test(path) ? 'image-upper-case' : 'image-syntax' };
}

function splitOnce(text: string, at: string): readonly string[] {
  const index = text.indexOf(at);
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

/** The algorithms that the Open Container Initiative registers, with their number of digits. */
function isDigest(text: string): boolean {
  const [algorithm = '', hex = ''] = splitOnce(text, ':');
  const digits = DIGITS[algorithm];
  return digits !== undefined && hex.length === digits && /^[0-9a-f]+$/.test(hex);
}

const DIGITS: Readonly<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 };

const LONGEST_NAME = 255;

const HOST_PART = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const HOST = String.raw`(?:${HOST_PART}(?:\.${HOST_PART})*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?`;
const PATH_PART = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*';
const NAME = `(?:${HOST}/)?${PATH_PART}(?:/${PATH_PART})*`;
const TAG_TEXT = String.raw`\w[\w.-]{0,127}`;
const TAG = new RegExp(`^${TAG_TEXT}$`);
const REFERENCE = new RegExp(
  `^(?<name>${NAME})(?::(?<tag>${TAG_TEXT}))?(?:@(?<digest>[A-Za-z0-9+._-]+:[0-9a-fA-F]+))?$`,
);
