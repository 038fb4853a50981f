import { Label, List, ListItem } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { secretThere } from '~/sources/read/secretThere';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The Secrets with which its images are pulled, and whether they are there (CS-011). */
export function SecretList({ namespace, names }: Props) {
  const t = useT();
  if (names.length === 0) return t('None: what the cluster’s own pull secret allows');
  return (
    <List isPlain>
      {names.map((name) => (
        <ListItem key={name}>
          <SecretName namespace={namespace} name={name} />
        </ListItem>
      ))}
    </List>
  );
}

type Props = { readonly namespace: string; readonly names: readonly string[] };

/** Who may not look for it is told nothing: the pod says whether it helps. */
function SecretName({ namespace, name }: { readonly namespace: string; readonly name: string }) {
  const t = useT();
  const { data } = useQuery(secretThere(namespace, name));
  if (data !== false) {
    return <Link to={routes.object(sourceObject('secret', namespace, name))}>{name}</Link>;
  }
  return (
    <>
      {name}{' '}
      <Label isCompact status="warning">
        {t('Not there')}
      </Label>
    </>
  );
}
