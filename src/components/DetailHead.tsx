import type { ReactNode } from 'react';
import { OperatorIcon } from './OperatorIcon';
import './detailHead.css';

/** The head of the page of one thing: its icon, its title, where it is, how it is at a glance, what can be done. */
export function DetailHead({ icon, title, place, facts, actions }: Props) {
  return (
    <header className="operator-hub__detail-head">
      <OperatorIcon size="lg" url={icon} />
      <div className="operator-hub__detail-names">
        {title}
        <div className="operator-hub__detail-place">{place}</div>
        {facts}
      </div>
      {actions}
    </header>
  );
}

type Props = {
  /** The URL of an image, where there is one. */
  readonly icon: string | null;
  readonly title: ReactNode;
  readonly place: string;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
};
