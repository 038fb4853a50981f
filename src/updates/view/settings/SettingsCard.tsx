import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  HelperText,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { PencilAltIcon } from '@patternfly/react-icons';
import { Link } from 'react-router';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { useT } from '~/i18n';
import type { SubscribedProps } from '~/updates/view/operator/subscribed';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { Mono } from '~/ui/Mono';
import { approvalInForce } from '~/updates/rules/settings/approvalInForce';
import { followedChannel, originOf, readSettings } from '~/olm/installed/subscription';
import { catalogSourceModel } from '~/kube/models/olm';
import { shownLine } from '~/kube/shownText';
import { routes } from '~/routes';
import { approvalText } from '~/ui/approvalText';
import { SettingsForm } from './SettingsForm';
import { heldText } from '~/updates/view/texts';

/**
 * The settings of the Subscription, with a form in the same place. The URL contains its state, so that links can open
 * it.
 */
export function SettingsCard(props: SubscribedProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [query, changeQuery] = useUrlQuery();
  const [isSaved, setSaved] = useState(false);
  const edit = query.get(EDIT);
  const isEdited = edit !== null && edit !== 'pause';
  const [isLinked] = useState(isEdited);
  useEffect(() => {
    // The form is below the first content of the page.
    if (isLinked) body.current?.focus();
  }, [isLinked]);
  const turn = (edits: boolean) => {
    changeQuery(withParam(EDIT, edits ? 'settings' : null));
    // The focused element is removed, so that the focus must move.
    body.current?.focus();
  };
  return (
    <Card>
      <CardHeader
        {...(isEdited
          ? {}
          : {
              actions: {
                hasNoOffset: true,
                actions: (
                  <Button
                    variant="secondary"
                    icon={<PencilAltIcon />}
                    onClick={() => {
                      setSaved(false);
                      turn(true);
                    }}
                  >
                    {t('Edit')}
                  </Button>
                ),
              },
            })}
      >
        <CardTitle component="h2">{t('Subscription settings')}</CardTitle>
      </CardHeader>
      <CardBody>
        <div ref={body} tabIndex={-1} className="operator-hub__settings">
          {isEdited ? (
            <SettingsForm
              {...props}
              onCancel={() => {
                turn(false);
              }}
              onSaved={() => {
                setSaved(true);
                turn(false);
              }}
            />
          ) : (
            <SettingsList {...props} />
          )}
          <HelperText isLiveRegion {...(isSaved && { className: 'operator-hub__saved' })}>
            {isSaved && <HelperTextItem variant="success">{t('Saved.')}</HelperTextItem>}
          </HelperText>
        </div>
      </CardBody>
    </Card>
  );
}

const EDIT = 'edit';

/** The current settings. */
function SettingsList({ subscription, subscribed }: SubscribedProps) {
  const t = useT();
  const { channel, approval, source, config } = readSettings(subscription);
  const { startingCsv, packageName } = originOf(subscription);
  const { offered, siblings } = subscribed.updateFacts;
  const followed = offered == null ? null : followedChannel(offered, channel);
  const inForce = approvalInForce(approval, siblings);
  const members = Object.keys(config);
  return (
    <DescriptionList isHorizontal isCompact termWidth="20ch">
      <Setting term={t('Channel')}>
        {channel === null ? t('Default channel') : shownLine(channel)}{' '}
        {followed?.deprecation != null && <DeprecatedLabel message={followed.deprecation} />}
      </Setting>
      <Setting
        term={t('Update approval')}
        note={approval === 'Manual' ? null : heldText(inForce, t)}
      >
        {approvalText(approval, t)}
      </Setting>
      <Setting term={t('Catalog')} note={t('Package {{name}}', { name: packageName })}>
        <Link to={routes.bestOf({ model: catalogSourceModel, ...source })}>{source.name}</Link>
      </Setting>
      {startingCsv !== null && (
        <Setting term={t('Starting version')}>
          <Mono>{startingCsv}</Mono>
        </Setting>
      )}
      <Setting term={t('Operator settings')}>
        {members.length === 0 ? t('None') : t.list(members)}
      </Setting>
    </DescriptionList>
  );
}

type SettingProps = {
  readonly term: string;
  readonly note?: string | null;
  readonly children: ReactNode;
};

function Setting({ term, note = null, children }: SettingProps) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{term}</DescriptionListTerm>
      <DescriptionListDescription>
        {children}
        {note !== null && <div className="operator-hub__subtle">{note}</div>}
      </DescriptionListDescription>
    </DescriptionListGroup>
  );
}
