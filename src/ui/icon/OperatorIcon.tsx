import { type RefObject, useEffect, useRef, useState } from 'react';
import { CubeIcon } from '@patternfly/react-icons';
import type { IconSource } from '~/olm/packages/iconData';
import { showIcon, showIconInTurn } from './iconQueue';
import './operatorIcon.css';

/** An Operator's icon, loaded when it becomes visible, or a cube. Decorative, because the name is beside it. */
export function OperatorIcon({ icon, size = 'md', isInList = false }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const image = useImage(icon, isInList, place);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      ref={place}
      className={`operator-hub__icon operator-hub__icon--${size}`}
      aria-hidden="true"
    >
      {image === null || image === broken
        ? CUBE
        : image !== undefined && (
            <img
              // Another icon needs another element: this one would show the old icon until the new one is loaded.
              key={image}
              src={image}
              alt=""
              decoding="async"
              onError={() => {
                setBroken(image);
              }}
            />
          )}
    </span>
  );
}

/** Created once: React skips an element that is the same object. */
const CUBE = <CubeIcon />;

type Props = {
  /** The source of the icon, or a URL of the image; `null` if there is none. */
  readonly icon: IconSource | string | null;
  readonly size?: 'sm' | 'md' | 'lg';
  /** In long lists, the icon is loaded only after it was visible for a moment. */
  readonly isInList?: boolean;
};

type Shown = { readonly id: string | undefined; readonly image: string | null | undefined };

/**
 * The URL of the image; `undefined` while loading. A cached icon appears at once; when it replaces another one, it
 * appears a moment after the texts.
 */
function useImage(
  icon: Props['icon'],
  isInList: boolean,
  place: RefObject<HTMLElement | null>,
): string | null | undefined {
  const source = typeof icon === 'object' ? icon : null;
  const id = source?.id;
  const [shown, setShown] = useState<Shown>(() => ({ id, image: source?.atHand() ?? undefined }));
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const isWanted = id !== undefined && (shown.id !== id || shown.image === undefined);
  useEffect(() => {
    if (!isWanted || latest.current === null || place.current === null) return undefined;
    const show = (image: string | null) => {
      setShown({ id, image });
    };
    const wish = { icon: latest.current, element: place.current, show };
    return isInList ? showIconInTurn(wish) : showIcon(wish);
  }, [isWanted, id, isInList, place]);
  if (source === null) return typeof icon === 'string' ? icon : null;
  return shown.id === id ? shown.image : undefined;
}
