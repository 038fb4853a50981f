import type { ReactNode } from 'react';
import type { IconSource } from '~/olm/packages/iconSource';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import './detailHead.css';

/** The head of the page of one thing: its icon, its title, where it is, how it is at a glance, what can be done. */
export function DetailHead({ icon, title, place, facts, actions }: Props) {
  return (
    <header className="operator-hub__detail-head">
      <OperatorIcon size="lg" icon={icon} />
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
  /** Where it comes from, or an address for the image; `null`: there is none. */
  readonly icon: IconSource | string | null;
  readonly title: ReactNode;
  readonly place: string;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
};
