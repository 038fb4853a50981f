import type { ReactNode } from 'react';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { Mono } from '~/ui/Mono';
import { approvalInForce } from '~/updates/rules/settings/approvalInForce';
import { followedChannel } from '~/olm/installed/channelFit';
import { catalogObject } from '~/updates/rules/settings/catalogObject';
import { originOf, settingsOf } from '~/olm/installed/subscriptionSettings';
import { shownLine } from '~/kube/shownText';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { approvalMeaning } from './settingText';
import type { SubscribedProps } from '~/updates/view/operator/subscribed';
import { approvalText } from '~/ui/approvalText';

/** The settings as they are. */
export function SettingsList({ subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { channel, approval, source, config } = settingsOf(subscription);
  const { startingCsv, packageName } = originOf(subscription);
  const { offered, siblings } = subscribed.situation;
  const followed = offered == null ? null : followedChannel(offered, channel);
  const inForce = approvalInForce(approval, siblings);
  const members = Object.keys(config);
  return (
    <DescriptionList isHorizontal isCompact termWidth="20ch">
      <Setting term={t('Channel')}>
        {channel === null ? t('The default channel') : shownLine(channel)}{' '}
        {followed?.deprecation != null && <DeprecatedLabel message={followed.deprecation} />}
      </Setting>
      <Setting term={t('Update approval')} note={approvalMeaning(approval, inForce, t)}>
        {approvalText(approval, t)}
      </Setting>
      <Setting term={t('Catalog')} note={t('Package {{name}}', { name: packageName })}>
        <Link to={routes.bestOf(catalogObject(source))}>{source.name}</Link>
      </Setting>
      {startingCsv !== null && (
        <Setting
          term={t('Starting version')}
          note={t('Where the installation began. It holds no version.')}
        >
          <Mono>{startingCsv}</Mono>
        </Setting>
      )}
      <Setting term={t('Operator settings')}>
        {members.length === 0 ? t('None') : t.list(members)}
      </Setting>
    </DescriptionList>
  );
}

type SettingProps = { readonly term: string; readonly note?: string; readonly children: ReactNode };

function Setting({ term, note, children }: SettingProps) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{term}</DescriptionListTerm>
      <DescriptionListDescription>
        {children}
        {note !== undefined && <div className="operator-hub__subtle">{note}</div>}
      </DescriptionListDescription>
    </DescriptionListGroup>
  );
}
