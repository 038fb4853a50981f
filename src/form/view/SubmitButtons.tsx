import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  AlertActionLink,
  Card,
  CardBody,
  CardTitle,
  StackItem,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import type { Failure } from '~/kube/failure';
import { BusyButton } from '~/ui/BusyButton';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import '~/ui/form/consequences.css';

/** The button that sends a form, and a link to the page before it. */
export function SubmitButtons({
  text,
  failure,
  isRunning,
  isDisabled,
  onSubmit,
  onCancel,
  cancelTo,
}: Props) {
  const t = useT();
  return (
    <ActionList>
      <ActionListGroup>
        <ActionListItem>
          <BusyButton
            variant="primary"
            isLoading={isRunning}
            isDisabled={isDisabled}
            onClick={onSubmit}
          >
            {failure === null ? text : t('Try again')}
          </BusyButton>
        </ActionListItem>
        <ActionListItem>
          <LinkButton variant="link" to={cancelTo} onFollow={onCancel}>
            {t('Cancel')}
          </LinkButton>
        </ActionListItem>
      </ActionListGroup>
    </ActionList>
  );
}

type Props = {
  readonly text: string;
  /** Of the last attempt. */
  readonly failure: Failure | null;
  readonly isRunning: boolean;
  readonly isDisabled: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly cancelTo: string;
};

/** The findings about a text before it is sent, next to it. */
export function PreviewCard({ hasConsequences, children }: PreviewProps) {
  const t = useT();
  const title = hasConsequences ? t('Preview') : t('Validation');
  return (
    <Card isCompact component="section" aria-label={title} className="operator-hub__what-happens">
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody tabIndex={0} className="operator-hub__what-happens-body">
        {children}
      </CardBody>
    </Card>
  );
}

type PreviewProps = { readonly hasConsequences: boolean; readonly children: ReactNode };

/** The form contains text that the user entered before leaving it. */
export function RestoredNotice({ isRestored, onStartOver }: RestoredNoticeProps) {
  const t = useT();
  if (!isRestored) return null;
  return (
    <StackItem>
      <Notice
        variant="info"
        title={t('Unsaved changes restored')}
        actionLinks={<AlertActionLink onClick={onStartOver}>{t('Start over')}</AlertActionLink>}
      />
    </StackItem>
  );
}

type RestoredNoticeProps = { readonly isRestored: boolean; readonly onStartOver: () => void };
