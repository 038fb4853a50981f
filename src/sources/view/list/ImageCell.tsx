import type { ReactNode } from 'react';
import { Mono } from '~/ui/Mono';
import type { SourceEndpoint } from '~/olm/catalogSources/catalogSourceItem';
import { type SourceRow, knownOr } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';

/** Where the content comes from; below an image, the digest of the one that runs. The pod of a ConfigMap has OLM's own image. */
export function ImageCell({ row: { item, pod } }: { readonly row: SourceRow }): ReactNode {
  const t = useT();
  const { endpoint } = item;
  if (endpoint.kind === 'none') return '–';
  const running = endpoint.kind === 'image' ? (knownOr(pod, null)?.digest ?? null) : null;
  // One that is named by its digest says it above.
  const digest = endpoint.kind === 'image' && endpoint.isPinned ? null : running;
  return (
    <div className="operator-hub__sources-lines">
      <Place endpoint={endpoint} />
      {digest !== null && (
        <span
          className="operator-hub__sources-second"
          title={t('The running image: {{digest}}', { digest })}
        >
          <Mono>{shortened(digest)}</Mono>
        </span>
      )}
    </div>
  );
}

/** An image is told apart by its end: its registry is cut off first. */
function Place({ endpoint }: { readonly endpoint: Exclude<SourceEndpoint, { kind: 'none' }> }) {
  const t = useT();
  switch (endpoint.kind) {
    case 'image':
      return <Mono title={endpoint.image}>{imageName(endpoint.image)}</Mono>;
    case 'address':
      return <Mono title={endpoint.address}>{endpoint.address}</Mono>;
    case 'configmap':
      return <span title={endpoint.name}>{t('ConfigMap {{name}}', { name: endpoint.name })}</span>;
  }
}

function imageName(image: string): string {
  const name = image.slice(image.lastIndexOf('/') + 1);
  const [repository = '', digest] = name.split('@');
  return digest === undefined ? name : `${repository}@${shortened(digest)}`;
}

/** As much of a digest as people compare. */
function shortened(digest: string): string {
  return digest.slice(0, digest.indexOf(':') + 1 + 12);
}
