import { useEffect, useRef, useState } from 'react';
import { Button, Card, CardBody, CardHeader, CardTitle, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { PencilAltIcon } from '@patternfly/react-icons';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useT } from '~/i18n';
import { SettingsForm } from './SettingsForm';
import { SettingsList } from './SettingsList';
import type { SubscribedProps } from '~/updates/view/operator/subscribed';

/** What the Subscription says; "Edit" makes a form of it in the same place. The address says so: a link can lead there. */
export function SettingsCard(props: SubscribedProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [query, changeQuery] = useUrlQuery();
  const [isSaved, setSaved] = useState(false);
  const edit = query.get(EDIT);
  const isEdited = edit !== null && edit !== 'pause';
  const [began] = useState(isEdited ? edit : null);
  useEffect(() => {
    if (began === null) return;
    // The form is below what the page says first.
    const approval = body.current?.querySelector<HTMLElement>(APPROVAL);
    (began === 'approval' ? approval : body.current)?.focus();
  }, [began]);
  const turn = (edits: boolean) => {
    changeQuery((before) => {
      if (edits) before.set(EDIT, 'settings');
      else before.delete(EDIT);
      return before;
    });
    // What had the focus goes away, the focus must not.
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
        <CardTitle component="h2">{t('Settings of the Subscription')}</CardTitle>
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
            {isSaved && (
              <HelperTextItem variant="success">
                {t('Saved. OLM looks at it within seconds.')}
              </HelperTextItem>
            )}
          </HelperText>
        </div>
      </CardBody>
    </Card>
  );
}

const EDIT = 'edit';
const APPROVAL = 'input[name=operator-hub-update-approval]:checked';
