import { useEffect, useState } from 'react';
import { CubeIcon } from '@patternfly/react-icons';
import { awaitTurn } from './iconTurns';
import './operatorIcon.css';

/** An Operator's icon, loaded when it comes into view; a cube where there is none. It says nothing the name does not. */
export function OperatorIcon({ url, size = 'md', isInList = false }: Props) {
  const isWanted = useTurn(url, isInList);
  const [broken, setBroken] = useState<string | null>(null);
  const hasIcon = url !== null && url !== broken;
  return (
    <span className={`operator-hub__icon operator-hub__icon--${size}`} aria-hidden="true">
      {hasIcon
        ? isWanted && (
            <img
              // Another picture is another element: this one would show the old one until the new is there.
              key={url}
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              onLoad={() => {
                loaded.add(url);
              }}
              onError={() => {
                setBroken(url);
              }}
            />
          )
        : CUBE}
    </span>
  );
}

/** Made once: React passes over an element that is the same as before. */
const CUBE = <CubeIcon />;

type Props = {
  readonly url: string | null;
  readonly size?: 'md' | 'lg';
  /** One of many that come and go: it loads only once it has stayed. */
  readonly isInList?: boolean;
};

/** What the browser has already. */
const loaded = new Set<string>();

/**
 * Whether an icon may be shown. One that the browser has is there at once; but in the place of another it comes a moment
 * after the texts: to put pictures into a page that is just being painted would hold up what was typed for.
 */
function useTurn(url: string | null, isInList: boolean): boolean {
  const [turn, setTurn] = useState(() => (url !== null && loaded.has(url) ? url : null));
  const waits = isInList && url !== null && turn !== url;
  useEffect(() => {
    if (!waits) return undefined;
    return awaitTurn(loaded.has(url), () => {
      setTurn(url);
    });
  }, [waits, url]);
  return !waits;
}
