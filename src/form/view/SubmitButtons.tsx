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
import { BusyButton } from '~/ui/BusyButton';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import '~/ui/form/consequences.css';

/** The button that sends a form, and a link to the page before it. */
export function SubmitButtons({
  text,
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
            {text}
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
  readonly isRunning: boolean;
  readonly isDisabled: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly cancelTo: string;
};

/** The findings about a text before it is sent, next to it. */
export function PreviewCard({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <Card
      isCompact
      component="section"
      aria-label={t('Validation')}
      className="operator-hub__what-happens"
    >
      <CardTitle component="h2">{t('Validation')}</CardTitle>
      <CardBody tabIndex={0} className="operator-hub__what-happens-body">
        {children}
      </CardBody>
    </Card>
  );
}

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
