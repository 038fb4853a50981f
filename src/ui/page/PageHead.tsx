import type { ReactNode } from 'react';
import { Title } from '@patternfly/react-core';
import type { IconSource } from '~/olm/packages/iconData';
import { useT } from '~/i18n';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { LabelGroup } from '~/ui/LabelGroup';
import { Mono } from '~/ui/Mono';
import './pageHead.css';

/** The head of an object's page: icon, title, location, status and actions. */
export function PageHead({ icon, title, version = null, place, actions, children }: Props) {
  const t = useT();
  return (
    <header className="operator-hub__page-head">
      <OperatorIcon size="lg" icon={icon} />
      <div className="operator-hub__page-names">
        <div className="operator-hub__page-title">
          <Title headingLevel="h1" size="2xl" dir="auto">
            {title}
          </Title>
          {version !== null && <Mono>{version}</Mono>}
        </div>
        <div className="operator-hub__page-place">{place}</div>
        <LabelGroup numLabels={6} aria-label={t('Summary')}>
          {children}
        </LabelGroup>
      </div>
      {actions}
    </header>
  );
}

type Props = {
  /** The source of the icon, or a URL of the image; `null` if there is none. */
  readonly icon: IconSource | string | null;
  readonly title: string;
  readonly version?: string | null;
  readonly place: string;
  readonly actions: ReactNode;
  /** The labels of its status. */
  readonly children: ReactNode;
};
