import { Tooltip } from '@patternfly/react-core';
import { GlobeAmericasIcon } from '@patternfly/react-icons';
import type { TimestampProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../../kube/now';
import { timestampText, utcText } from '../../../../../kube/timestampText';

/** A point in time: relative while it is young, with the UTC time in a tooltip. */
export default function Timestamp({ timestamp, simple, omitSuffix, className }: TimestampProps) {
  const { t, i18n } = useTranslation('public');
  const now = useNow();
  const date = new Date(timestamp ?? '');
  if (Number.isNaN(date.getTime())) {
    return <div className="co-timestamp">-</div>;
  }
  const isJustNow = omitSuffix !== true && Math.abs(now - date.getTime()) < 60_000;
  const text = isJustNow
    ? t('Just now')
    : timestampText(date, { now, language: i18n.language, omitSuffix: omitSuffix === true });
  if (simple === true) {
    return <>{text}</>;
  }
  return (
    <div className={`co-timestamp co-icon-and-text ${className ?? ''}`}>
      <GlobeAmericasIcon className="co-icon-and-text__icon" />
      <Tooltip content={<span>{utcText(date, i18n.language)}</span>}>
        <span data-test="timestamp">{text}</span>
      </Tooltip>
    </div>
  );
}
