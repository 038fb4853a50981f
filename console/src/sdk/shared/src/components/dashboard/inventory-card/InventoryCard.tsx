import type {
  InventoryItemBodyProps,
  InventoryItemProps,
  InventoryItemStatusProps,
  InventoryItemTitleProps,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { Skeleton } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export default function InventoryItem({ children }: InventoryItemProps) {
  return <div className="co-inventory-card__item">{children}</div>;
}

export function InventoryItemTitle({ children }: InventoryItemTitleProps) {
  return <div className="co-inventory-card__item-title">{children}</div>;
}

export function InventoryItemBody({ error, children }: InventoryItemBodyProps) {
  const { t } = useTranslation('public');
  return (
    <div className="co-inventory-card__item-status">
      {Boolean(error) ? t('Not available') : children}
    </div>
  );
}

export function InventoryItemStatus({ count, icon, linkTo }: InventoryItemStatusProps) {
  const content = (
    <>
      {icon} {count}
    </>
  );
  return linkTo === undefined ? <span>{content}</span> : <Link to={linkTo}>{content}</Link>;
}

export function InventoryItemLoading() {
  const { t } = useTranslation('public');
  return <Skeleton width="4rem" screenreaderText={t('Loading')} />;
}
