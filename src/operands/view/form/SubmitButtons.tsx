import { ActionList, ActionListGroup, ActionListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { BusyButton } from '~/ui/BusyButton';
import { LinkButton } from '~/ui/LinkButton';

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
