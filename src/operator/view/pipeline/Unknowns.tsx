import { List, ListItem } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { MissingRights } from '~/ui/MissingRights';
import { useRightText } from '~/ui/rightText';
import { rightsThatMatter } from '~/olm/diagnosis/unknowns';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';

/**
 * What could not be read. Hardly anybody but cluster administrators may read all, so it is a quiet line, and a warning
 * only where it may be why something is wrong.
 */
export function Unknowns({ details: { missing, diagnosis } }: Props) {
  const t = useT();
  const rightText = useRightText();
  if (missing.length === 0) return null;
  const stages = diagnosis.findings.map(({ stage }) => stage);
  const decisive = rightsThatMatter(missing, stages);
  const title = t('Some data is not available');
  const help = <p>{t('Contact your administrator for access.')}</p>;
  if (decisive.length > 0) {
    return (
      <MissingRights missing={decisive} title={title}>
        {help}
      </MissingRights>
    );
  }
  return (
    <div className="operator-hub__unknowns">
      <Fold title={title}>
        <p>{t('Missing permissions:')}</p>
        <List>
          {missing.map((right) => (
            <ListItem key={Object.values(right).join(' ')}>{rightText(right)}</ListItem>
          ))}
        </List>
        {help}
      </Fold>
    </div>
  );
}

type Props = { readonly details: Pick<OperatorDetails, 'missing' | 'diagnosis'> };
