import type { ReactNode } from 'react';
import type { IconSource } from '~/olm/packages/iconData';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import './detailHead.css';

/** The head of a details page: icon, title, location, status and actions. */
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
  /** The source of the icon, or a URL of the image; `null` if there is none. */
  readonly icon: IconSource | string | null;
  readonly title: ReactNode;
  readonly place: string;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
};
