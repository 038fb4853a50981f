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
