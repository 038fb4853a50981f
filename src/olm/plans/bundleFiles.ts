import { type JsonRecord, recordIn, textIn, textMapIn } from '~/kube/json';
import { parseManifest } from './parseManifest';

/** A file of a bundle. */
export type BundleFile = {
  readonly name: string;
  /** The object in the file; `null` if there is none that OLM would apply or that can be displayed. */
  readonly manifest: JsonRecord | null;
  readonly problem: UnreadReason | null;
};

export type UnreadReason = 'too-large' | 'not-decodable' | 'no-manifest';

/**
 * The files of a bundle in OLM's unpack ConfigMap: with the annotation `olm.contentEncoding: gzip+base64` those under
 * `binaryData`, each the base64 of a gzip, otherwise those under `data`. By name, each as soon as it is decoded. Rule:
 * operator-registry pkg/configmap/configmap.go@0b64b11. Expensive for a large bundle; use it in a worker.
 */
export async function* bundleFiles(configMap: unknown): AsyncGenerator<BundleFile> {
  const { metadata, data, binaryData } = recordIn(configMap);
  const annotations = recordIn(recordIn(metadata)['annotations']);
  const isPacked = textIn(annotations[ENCODING]) === 'gzip+base64';
  const contents = Object.entries(textMapIn(isPacked ? binaryData : data));
  let room = MAX_BYTES;
  for (const [name, content] of contents.sort(byName)) {
    const read = isPacked ? await unpacked(content, room) : plain(content, room);
    room -= read.kind === 'text' ? read.text.length : 0;
    yield fileOf(name, read);
  }
}

const ENCODING = 'olm.contentEncoding';

/**
 * Decompressed size of all files. An object in a cluster has at most 1.5 MB, and manifests are rarely compressed to
 * less than a tenth.
 */
const MAX_BYTES = 24 * 1024 * 1024;

type Read = { readonly kind: 'text'; readonly text: string } | { readonly kind: UnreadReason };

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

function plain(text: string, room: number): Read {
  return text.length > room ? { kind: 'too-large' } : { kind: 'text', text };
}

/** `binaryData` is base64 itself, so the content is encoded twice. */
async function unpacked(content: string, room: number): Promise<Read> {
  const packed = bytesIn(content);
  if (packed === null) return { kind: 'not-decodable' };
  const result = await gunzip(packed, room);
  switch (result.kind) {
    case 'bytes':
      return { kind: 'text', text: new TextDecoder().decode(result.bytes) };
    case 'too-large':
      return { kind: 'too-large' };
    case 'broken':
      return { kind: 'not-decodable' };
  }
}

function bytesIn(content: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(atob(content)), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function fileOf(name: string, read: Read): BundleFile {
  if (read.kind !== 'text') return { name, manifest: null, problem: read.kind };
  const manifest = parseManifest(read.text);
  const isObject = manifest !== null && textIn(manifest['kind']) !== null;
  return isObject
    ? { name, manifest, problem: null }
    : { name, manifest: null, problem: 'no-manifest' };
}

/** The decompressed content, or the reason of a failure. */
export type Gunzipped =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'broken' };

/**
 * Decompresses gzip.
 * @param limit bytes; decompression stops there, as protection against decompression bombs
 */
export async function gunzip(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Gunzipped> {
  const reader = streamOf(packed).pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: 'bytes', bytes: joined(parts, size) };
      size += value.byteLength;
      if (size > limit) {
        void reader.cancel().catch(() => undefined);
        return { kind: 'too-large' };
      }
      parts.push(value);
    }
  } catch {
    return { kind: 'broken' };
  }
}

/** In small chunks: each chunk is decompressed as a whole. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (position >= bytes.byteLength) controller.close();
      else controller.enqueue(bytes.subarray(position, position + PIECE));
      position += PIECE;
    },
  });
}

const PIECE = 16 * 1024;

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.byteLength;
  }
  return whole;
}
