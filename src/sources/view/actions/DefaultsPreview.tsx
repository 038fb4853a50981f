import { List, ListItem, StackItem, Title } from '@patternfly/react-core';
import { CatalogUsers, UnseenUsers } from '~/sources/view/CatalogUsers';
import type { DefaultsConsequences } from '~/sources/read/useDefaultsConsequences';
import type { DefaultSwitch } from '~/olm/catalogSources/defaultSources';
import { type Translate, useT } from '~/i18n';

/** What happens when the choice is saved, catalog by catalog. Nothing as long as it changes nothing. */
export function DefaultsPreview({ switches, consequences }: Props) {
  const t = useT();
  const changed = switches.filter(({ isChanged }) => isChanged);
  const leaving = changed.filter(({ isDisabled }) => isDisabled).map(({ name }) => name);
  const coming = changed.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
  if (changed.length === 0) return null;
  return (
    <>
      <StackItem>
        <Title headingLevel="h2" size="md">
          {t('What will happen')}
        </Title>
        <List>
          {leaving.map((name) => (
            <ListItem key={name}>{leavingText(name, consequences, t)}</ListItem>
          ))}
          {coming.map((name) => (
            <ListItem key={name}>{comingText(name, consequences, t)}</ListItem>
          ))}
          {leaving.length > 0 && (
            <ListItem>
              {t('What is installed runs on. Switching a catalog on again brings it back.')}
            </ListItem>
          )}
          {coming.length > 0 && (
            <ListItem>
              {t(
                'Until a catalog that is switched on answers, OLM resolves nothing in namespaces that see it.',
              )}
            </ListItem>
          )}
        </List>
      </StackItem>
      {leaving.map((name) => {
        const users = consequences.users?.get(name) ?? [];
        return (
          users.length > 0 && (
            <StackItem key={name}>
              <CatalogUsers name={name} users={users} />
            </StackItem>
          )
        );
      })}
      {leaving.length > 0 && <UnseenUsers unseen={consequences.unseen} />}
    </>
  );
}

type Props = {
  readonly switches: readonly DefaultSwitch[];
  readonly consequences: DefaultsConsequences;
};

function leavingText(name: string, { packages }: DefaultsConsequences, t: Translate): string {
  const count = packages.get(name);
  return count === undefined
    ? t('{{name}} goes, with its CatalogSource and pod.', { name })
    : t('{{name}} goes, with its CatalogSource and pod: {{count}} package leaves the catalog.', {
        name,
        count,
      });
}

function comingText(name: string, { ownSources }: DefaultsConsequences, t: Translate): string {
  return ownSources.includes(name)
    ? t('{{name}} comes back, and replaces the CatalogSource that somebody made under its name.', {
        name,
      })
    : t('{{name}} comes back: OpenShift makes its CatalogSource again.', { name });
}
