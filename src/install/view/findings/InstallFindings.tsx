import { AlertActionLink } from '@patternfly/react-core';
import type { Fix, InstallFinding } from '~/install/rules/findings/installFinding';
import type { InstallChoices } from '~/install/rules/form';
import { useT, type Translate } from '~/i18n';
import { FindingList } from '~/ui/findings/FindingList';
import { LinkButton } from '~/ui/LinkButton';
import { routes } from '~/routes';
import { modeName } from '~/ui/modeText';
import { findingText } from './texts';

/** The findings about an installation, with their fixes as buttons. */
export function InstallFindings({ findings, onChoose }: Props) {
  const t = useT();
  return (
    <FindingList
      label={t('Validation')}
      findings={findings}
      textOf={findingText}
      linksOf={({ actions = [] }) =>
        actions.map((fix) => <FixLink key={JSON.stringify(fix)} fix={fix} onChoose={onChoose} />)
      }
    />
  );
}

type Props = {
  readonly findings: readonly InstallFinding[];
  /** Applies a fix to the form. */
  readonly onChoose: (choice: InstallChoices) => void;
};

function FixLink({ fix, onChoose }: Pick<Props, 'onChoose'> & { readonly fix: Fix }) {
  const t = useT();
  switch (fix.kind) {
    case 'choose':
      return (
        <AlertActionLink
          onClick={() => {
            onChoose(fix.choices);
          }}
        >
          {fixText(fix.choices, t)}
        </AlertActionLink>
      );
    case 'use-existing':
      return (
        <LinkButton isInline variant="link" to={routes.operator(fix.namespace, fix.subscription)}>
          {t('View Operator')}
        </LinkButton>
      );
  }
}

/** The label of a fix. */
function fixText(choices: InstallChoices, t: Translate): string {
  return placeText(choices, t) ?? offerText(choices, t) ?? otherText(choices, t);
}

function placeText(choices: InstallChoices, t: Translate): string | null {
  const { mode, namespace, targets } = choices;
  if (namespace !== undefined) {
    return mode === 'OwnNamespace'
      ? t('Install in {{namespace}} for a single namespace', { namespace })
      : t('Install in {{namespace}}', { namespace });
  }
  if (mode !== undefined && targets !== undefined) {
    return t('Watch {{namespaces}}', { namespaces: t.list(targets) });
  }
  return mode === undefined ? null : t('Select "{{mode}}"', { mode: modeName(mode, t) });
}

function offerText({ channel, version, approval }: InstallChoices, t: Translate): string | null {
  if (channel !== undefined) return t('Select channel {{channel}}', { channel });
  if (version !== undefined) return t('Select version {{version}}', { version });
  if (approval === undefined) return null;
  return approval === 'Manual' ? t('Select Manual') : t('Select Automatic');
}

function otherText({ targets, serviceAccount, ...others }: InstallChoices, t: Translate): string {
  if (others.monitoring === false) return t('Disable monitoring');
  if (others.consolePlugins !== undefined) return t('Do not enable plugins');
  if (targets !== undefined) return t('Do not watch the namespace');
  return serviceAccount === '' ? t('Install without a service account') : t('Edit');
}
