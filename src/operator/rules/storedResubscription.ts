import { listIn, recordIn, textIn } from '~/kube/json';
import type { Resubscription } from './resubscription';

/** Reads what an earlier page wrote down; `null` when it is nothing that could be finished. */
export function parseResubscription(text: string | null): Resubscription | null {
  const stored = recordIn(parsed(text));
  const manifest = recordIn(stored['manifest']);
  const metadata = recordIn(manifest['metadata']);
  const name = textIn(metadata['name']);
  const namespace = textIn(metadata['namespace']);
  const apiVersion = textIn(manifest['apiVersion']);
  if (name === null || namespace === null || apiVersion === null) return null;
  return {
    manifest: {
      apiVersion,
      kind: 'Subscription',
      metadata: { ...metadata, name, namespace },
      spec: recordIn(manifest['spec']),
    },
    uid: textIn(stored['uid']),
    csvNames: listIn(stored['csvNames']).flatMap((item) => textIn(item) ?? []),
    unpacking: unpackingIn(recordIn(stored['unpacking'])),
  };
}

function unpackingIn(stored: Readonly<Record<string, unknown>>): Resubscription['unpacking'] {
  const namespace = textIn(stored['namespace']);
  const name = textIn(stored['name']);
  return namespace === null || name === null ? null : { namespace, name };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
