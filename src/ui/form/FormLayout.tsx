import type { ReactNode } from 'react';
import './form.css';

/** Fields and button at the left, consequences at the right. On narrow pages, the consequences are above the button. */
export function FormLayout({ choices, consequences, actions }: Props) {
  return (
    <div className="operator-hub__form">
      {choices}
      <div className="operator-hub__form-consequences">{consequences}</div>
      {actions !== undefined && <div className="operator-hub__form-actions">{actions}</div>}
    </div>
  );
}

type Props = {
  readonly choices: ReactNode;
  readonly consequences: ReactNode;
  readonly actions?: ReactNode;
};
