import { type RefObject, useEffect, useRef, useState } from 'react';
import { CubeIcon } from '@patternfly/react-icons';
import type { IconSource } from '~/olm/packages/iconSource';
import { showIcon, showIconInTurn } from './iconTurns';
import './operatorIcon.css';

/** An Operator's icon, loaded when it comes into view; a cube where there is none. It says nothing the name does not. */
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
              // Another picture is another element: this one would show the old one until the new is there.
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

/** Made once: React passes over an element that is the same as before. */
const CUBE = <CubeIcon />;

type Props = {
  /** Where it comes from, or an address for the image; `null`: there is none. */
  readonly icon: IconSource | string | null;
  readonly size?: 'md' | 'lg';
  /** One of many that come and go: it loads only once it has stayed. */
  readonly isInList?: boolean;
};

type Shown = { readonly id: string | undefined; readonly image: string | null | undefined };

/**
 * An address for the image; `undefined` as long as it is to come. One that is at hand is there at once, but in the place
 * of another it comes a moment after the texts.
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
