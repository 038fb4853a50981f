import { Title } from '@patternfly/react-core';
import { Link } from 'react-router';
import { MissingRights } from '~/ui/MissingRights';
import { Notice } from '~/ui/Notice';
import type { Right } from '~/kube/failure';
import type { UninstallChoices } from '~/remove/rules/choices';
import type { ManySteps } from '~/remove/rules/manySteps';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { DependentsNotice } from '~/remove/view/DependentsNotice';
import { OperandChoice } from '~/remove/view/OperandChoice';
import { PluginChoice } from '~/remove/view/PluginChoice';
import { VendorMessage } from '~/remove/view/VendorMessage';

/** One of the Operators: its place in the order, what its author and others have to say, and what may go along. */
export function ManyOperator(props: Props) {
  const t = useT();
  const { removal, names, isUnread, missing, choices, onChoices } = props;
  const { operator, inventory, after } = removal;
  const { displayName, namespace, name } = operator;
  const own = { inventory, choices, onChoices };
  return (
    <li className="operator-hub__uninstall-member" data-test="uninstall-member">
      <div className="operator-hub__uninstall-member-head">
        <Title headingLevel="h2" size="md">
          {t('{{name}} in {{namespace}}', { name: displayName, namespace })}
        </Title>
        <Link to={routes.uninstall(namespace, name)}>
          {t('Uninstall only {{name}}', { name: displayName })}
        </Link>
      </div>
      {after.length > 0 && (
        <p>
          {t('After these Operators: {{names}}', {
            names: t.list(after.map((id) => names.get(id) ?? id)),
          })}
        </p>
      )}
      <MissingRights missing={missing} title={t('Insufficient permissions')} />
      <DependentsNotice dependents={inventory.dependents} />
      {inventory.message !== null && (
        <VendorMessage operator={operator} message={inventory.message} />
      )}
      {isUnread && (
        <Notice isPlain variant="warning" title={t('Unable to load Operator resources')} />
      )}
      <OperandChoice {...own} />
      <PluginChoice {...own} />
    </li>
  );
}

type Props = {
  readonly removal: ManySteps;
  /** What the Operators are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** What is installed in its namespace could not be read. */
  readonly isUnread: boolean;
  /** Rights for its steps that the user does not have. */
  readonly missing: readonly Right[];
  readonly choices: UninstallChoices;
  readonly onChoices: (choices: UninstallChoices) => void;
};
