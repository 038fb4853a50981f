import type { ReactNode } from 'react';
import './install.css';

/** Choices and button left, consequences right; where there is no room, the consequences before the button. */
export function InstallLayout({ choices, consequences, actions }: Props) {
  return (
    <div className="operator-hub__install">
      {choices}
      <div className="operator-hub__install-consequences">{consequences}</div>
      {actions !== undefined && <div className="operator-hub__install-actions">{actions}</div>}
    </div>
  );
}

type Props = {
  readonly choices: ReactNode;
  readonly consequences: ReactNode;
  readonly actions?: ReactNode;
};
