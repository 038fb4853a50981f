import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Td } from '@patternfly/react-table';
import { useT } from '~/i18n';

/** Why something is said, in what words and since when: the last cells of a row. */
export function ConditionCells({ reason, message, since }: Props) {
  const t = useT();
  return (
    <>
      <Td dataLabel={t('Reason')} modifier="breakWord">
        {/* In a stacked table a cell is a grid: one element beside its label. */}
        <div>
          {reason !== null && <strong>{reason}</strong>} {message}
          {reason === null && message === null && '–'}
        </div>
      </Td>
      <Td dataLabel={t('Updated')}>{since === null ? '–' : <Timestamp timestamp={since} />}</Td>
    </>
  );
}

type Props = {
  readonly reason: string | null;
  readonly message: string | null;
  readonly since: string | null;
};
