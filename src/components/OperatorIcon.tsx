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

/** What the browser has already is shown at once. */
const loaded = new Set<string>();

function useTurn(url: string | null, isInList: boolean): boolean {
  const [turn, setTurn] = useState<string | null>(null);
  const waits = isInList && url !== null && turn !== url && !loaded.has(url);
  useEffect(() => {
    if (!waits) return undefined;
    return awaitTurn(() => {
      setTurn(url);
    });
  }, [waits, url]);
  return !waits;
}
