import { Icon, StackItem, Title } from '@patternfly/react-core';
import { ExclamationTriangleIcon, InfoCircleIcon } from '@patternfly/react-icons';
import type { Consequence } from '~/updates/rules/settings/consequence';
import { useT } from '~/i18n';
import { consequenceText } from './consequenceText';

/** What saving brings about, the graver first; announced, as it follows from what was just chosen. */
export function ConsequenceList({ consequences, level = 'h3' }: Props) {
  const t = useT();
  return (
    <StackItem>
      <div aria-live="polite">
        {consequences.length > 0 && (
          <>
            <Title headingLevel={level} size="md">
              {t('What follows from it')}
            </Title>
            <ul className="operator-hub__consequences" aria-label={t('What follows from it')}>
              {consequences.map((consequence) => (
                <Item key={consequence.kind} consequence={consequence} />
              ))}
            </ul>
          </>
        )}
      </div>
    </StackItem>
  );
}

type Props = {
  readonly consequences: readonly Consequence[];
  /** Of its heading, by where it stands. */
  readonly level?: 'h2' | 'h3';
};

function Item({ consequence }: { readonly consequence: Consequence }) {
  const t = useT();
  const isGrave = consequence.severity === 'warning';
  return (
    <li className="operator-hub__consequence">
      <Icon status={consequence.severity}>
        {isGrave ? <ExclamationTriangleIcon /> : <InfoCircleIcon />}
      </Icon>
      <span>
        {isGrave && <span className="pf-v6-screen-reader">{t('Warning:')} </span>}
        {consequenceText(consequence, t)}
      </span>
    </li>
  );
}
