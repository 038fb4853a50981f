import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  StackItem,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type SourceHelp, sourceHelp } from '~/sources/rules/sourceHelp';
import type { SourceTrouble } from '~/sources/rules/sourceTrouble';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialog';
import type { SourceTab } from './sourceTab';

/** What leads on from a trouble. */
export function TroubleActions({ trouble, item, tab }: Props) {
  const helps = sourceHelp(trouble.kind, item).filter((help) => help !== 'pod' || tab !== 'pod');
  if (helps.length === 0) return null;
  return (
    <StackItem>
      <ActionList>
        <ActionListGroup className="operator-hub__source-help">
          {helps.map((help) => (
            <ActionListItem key={help}>
              <HelpButton help={help} item={item} />
            </ActionListItem>
          ))}
        </ActionListGroup>
      </ActionList>
    </StackItem>
  );
}

type Props = {
  readonly trouble: SourceTrouble;
  readonly item: CatalogSourceItem;
  readonly tab: SourceTab;
};

function HelpButton({
  help,
  item,
}: {
  readonly help: SourceHelp;
  readonly item: CatalogSourceItem;
}) {
  const t = useT();
  const open = useOpenSourceDialog();
  const { namespace, name, origin } = item;
  switch (help) {
    case 'pod':
      return (
        <LinkButton variant="secondary" to={routes.source(namespace, name, 'pod')}>
          {t('View its pod and log')}
        </LinkButton>
      );
    case 'edit':
      // OpenShift takes an edit of a default catalog back (CS-021).
      return origin.kind === 'default' ? (
        <LinkButton variant="secondary" to={routes.newSource(namespace, { namespace, name })}>
          {t('Copy as a new catalog source')}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" to={routes.editSource(namespace, name)}>
          {t('Edit catalog source')}
        </LinkButton>
      );
    case 'restart':
      return (
        <Button
          variant="secondary"
          onClick={() => {
            open({ action: 'refresh', item });
          }}
        >
          {t('Refresh now')}
        </Button>
      );
  }
}
