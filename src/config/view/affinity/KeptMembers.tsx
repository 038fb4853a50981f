import { Button } from '@patternfly/react-core';
import { recordIn } from '~/kube/json';
import { useT } from '~/i18n';

/** What is in the affinity besides its rules; a member that is empty takes away what the Operator brings. */
export function KeptMembers({ frame, onDiscard }: Props) {
  const t = useT();
  const members = Object.keys(recordIn(frame));
  return (
    <p>
      {members.length === 0
        ? t('An empty affinity is set: it takes away the affinity that the Operator brings.')
        : t(
            'Also set, see YAML: {{members}}. One that is empty takes away what the Operator brings.',
            { members: t.list(members) },
          )}{' '}
      <Button variant="link" isInline onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </p>
  );
}

type Props = { readonly frame: object; readonly onDiscard: () => void };
