import { type ReactNode, useEffect, useState, useTransition } from 'react';
import { Gallery, GalleryItem } from '@patternfly/react-core';
import type { ShownEntry } from '~/domain/catalog/cards';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { OperatorTile } from './OperatorTile';
import './catalog.css';

/** More than a screen shows, so that the rest can come unseen. */
const FIRST = 48;
const STEP = 96;

/** All tiles; those beyond the first screen are added in steps that never block. */
export function TileGrid({ entries, scope }: Props) {
  const t = useT();
  const limit = useGrowing(entries.length);
  return (
    <TileGallery label={t('Operators')}>
      {entries.slice(0, limit).map((entry) => (
        <GalleryItem key={entry.item.id} component="li">
          <OperatorTile entry={entry} scope={scope} />
        </GalleryItem>
      ))}
    </TileGallery>
  );
}

type Props = { readonly entries: readonly ShownEntry[]; readonly scope: NamespaceScope };

/** The grid of tiles, also of those that stand in while the packages load. */
export function TileGallery({ label, children }: GalleryProps) {
  return (
    <Gallery
      component="ul"
      className="operator-hub__tiles"
      minWidths={{ default: '12.25rem' }}
      aria-label={label}
    >
      {children}
    </Gallery>
  );
}

type GalleryProps = { readonly label: string; readonly children: ReactNode };

function useGrowing(total: number): number {
  const [limit, setLimit] = useState(FIRST);
  const [isPending, startTransition] = useTransition();
  const isDone = limit >= total;
  useEffect(() => {
    if (isDone || isPending) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setLimit((before) => before + STEP);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, isPending, limit]);
  return limit;
}
