import { useState } from 'react';
import { CubeIcon } from '@patternfly/react-icons';
import './operatorIcon.css';

/** An Operator's icon, loaded when it comes into view; a cube where there is none. It says nothing the name does not. */
export function OperatorIcon({ url, size = 'md' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasIcon = url !== null && url !== broken;
  return (
    <span className={`operator-hub__icon operator-hub__icon--${size}`} aria-hidden="true">
      {hasIcon ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(url);
          }}
        />
      ) : (
        <CubeIcon />
      )}
    </span>
  );
}

type Props = {
  readonly url: string | null;
  readonly size?: 'md' | 'lg';
};
