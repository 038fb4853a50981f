import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Td } from '@patternfly/react-table';
import { useT } from '~/i18n';

/** Why something is said, in what words and since when: the last cells of a row. */
export function ConditionCells({ reason, message, since }: Props) {
  const t = useT();
  return (
    <>
      <Td dataLabel={t('Reason')} modifier="breakWord">
        {reason ?? '–'}
      </Td>
      <Td dataLabel={t('Message')} modifier="breakWord">
        {message ?? '–'}
      </Td>
      <SinceCell since={since} />
    </>
  );
}

type Props = {
  readonly reason: string | null;
  readonly message: string | null;
  readonly since: string | null;
};

export function SinceCell({ since }: Pick<Props, 'since'>) {
  const t = useT();
  return <Td dataLabel={t('Since')}>{since === null ? '–' : <Timestamp timestamp={since} />}</Td>;
}
