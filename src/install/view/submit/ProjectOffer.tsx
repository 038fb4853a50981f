import { Checkbox, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { MissingRights } from '~/ui/MissingRights';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import type { Right } from '~/kube/failure';
import type { Removal } from '~/install/rules/cancelParts';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';

/** The project that was requested for an installation stays, unless the user wants it to go too. */
export function ProjectOffer({ project, unseen, choice, missing }: Props) {
  const t = useT();
  const { name } = project;
  return (
    <Stack hasGutter>
      {missing.length > 0 ? (
        <MissingRights
          missing={missing}
          title={t('You do not have the right to delete project {{name}}: it stays', { name })}
        />
      ) : (
        <Checkbox
          id="operator-hub-delete-project"
          label={t('Delete project {{name}} too', { name })}
          description={[
            t(
              'It was requested for this installation. OpenShift lets nobody mark it as such, so that it stays unless you choose otherwise.',
            ),
            unseenText(unseen, t),
          ].join(' ')}
          isChecked={choice.isTaken}
          isDisabled={choice.isFixed}
          onChange={(_, isTaken) => {
            choice.onTake(isTaken);
          }}
        />
      )}
      <StackItem>
        <Link to={routes.project(name)}>
          <Sentence text={t('Project <name/>')} parts={{ name: <Mono>{name}</Mono> }} />
        </Link>
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly project: Removal;
  /** The kinds that the user may not list in it. */
  readonly unseen: readonly string[];
  readonly choice: ProjectChoice;
  /** Rights to delete it that the user does not have. */
  readonly missing: readonly Right[];
};

export type ProjectChoice = {
  readonly isTaken: boolean;
  /** It cannot be changed: something runs, or is done. */
  readonly isFixed: boolean;
  readonly onTake: (isTaken: boolean) => void;
};

/** How many kinds are named: a cluster serves some hundred. */
const NAMED = 5;

function unseenText(unseen: readonly string[], t: Translate): string {
  if (unseen.length === 0) return t('Nothing of others is in it.');
  const names = t.list([...unseen.slice(0, NAMED), ...(unseen.length > NAMED ? ['…'] : [])]);
  return t(
    'Nothing of others was found in it. What you may not list was not looked for: {{names}}',
    {
      names,
    },
  );
}
