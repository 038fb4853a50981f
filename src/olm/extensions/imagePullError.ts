/** Why the image of a bundle or a catalog cannot be pulled. */
export type ImagePullError = {
  /** `null` if the message names none. */
  readonly image: string | null;
  readonly cause:
    'no-such-image' | 'unauthorized' | 'certificate' | 'no-such-host' | 'unreachable' | 'other';
  /** The registry's message. */
  readonly detail: string;
};

/**
 * The image problem in a message of a ClusterExtension or a ClusterCatalog; `null` if there is none (containers/image,
 * types of errors).
 */
export function imagePullErrorIn(message: string): ImagePullError | null {
  const begun = /error creating image source: |reading manifest |pinging container registry /.exec(
    message,
  );
  if (begun === null) return null;
  const detail = message.slice(begun.index).replace('error creating image source: ', '');
  const { tag, repository } =
    /reading manifest (?<tag>\S{1,260}) in (?<repository>\S{1,500}): /.exec(detail)?.groups ?? {};
  const image =
    tag === undefined || repository === undefined
      ? null
      : `${repository}${tag.startsWith('sha256:') ? '@' : ':'}${tag}`;
  return { image, cause: CAUSES.find(([words]) => words.test(detail))?.[1] ?? 'other', detail };
}

const CAUSES: readonly (readonly [RegExp, ImagePullError['cause']])[] = [
  [/manifest unknown|name unknown|not found/i, 'no-such-image'],
  [/unauthorized|authentication required|denied|forbidden/i, 'unauthorized'],
  [/x509|certificate/i, 'certificate'],
  [/no such host/i, 'no-such-host'],
  [/connection refused|timeout|deadline exceeded|no route to host/i, 'unreachable'],
];
