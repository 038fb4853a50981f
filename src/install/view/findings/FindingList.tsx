import { AlertGroup, AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { Finding, Fix, NamedObject } from '~/install/rules/problems/finding';
import type { InstallChoices } from '~/install/rules/form';
import { useT, type Translate } from '~/i18n';
import { LinkButton } from '~/ui/LinkButton';
import { routes } from '~/routes';
import { modeName } from '~/ui/modeText';
import { findingText, type FindingText } from './texts';

/** The findings, the most severe first. */
export function FindingList({ findings, onChoose }: Props) {
  const t = useT();
  return (
    <AlertGroup isLiveRegion aria-label={t('Validation')}>
      {findings.map((finding) => {
        const text = findingText(finding, t);
        const { title } = text;
        const { object, fixes } = finding;
        const hasLinks = fixes.length > 0 || (object !== null && object.isMissing !== true);
        return (
          <Notice
            key={`${finding.kind} ${title}`}
            isPlain
            variant={variantOf(finding)}
            title={title}
            actionLinks={hasLinks && <FindingLinks finding={finding} onChoose={onChoose} />}
          >
            <FindingDetail text={text} />
          </Notice>
        );
      })}
    </AlertGroup>
  );
}

export function FindingDetail({ text: { detail, more } }: { readonly text: FindingText }) {
  return (
    <>
      {detail !== undefined && <p>{detail}</p>}
      {more !== undefined && <p>{more}</p>}
    </>
  );
}

function variantOf({ severity }: Finding) {
  return severity === 'error' || severity === 'predicted' ? 'danger' : severity;
}

type Props = {
  readonly findings: readonly Finding[];
  /** Applies a fix to the form. */
  readonly onChoose: (choice: InstallChoices) => void;
};

/** The fixes of a finding as buttons, and a link to its object. */
function FindingLinks({ finding, onChoose }: FindingLinksProps) {
  const { object, fixes } = finding;
  const isShown = fixes.some(({ kind }) => kind === 'use-existing');
  return (
    <>
      {fixes.map((fix) => (
        <FixLink key={JSON.stringify(fix)} fix={fix} onChoose={onChoose} />
      ))}
      {object !== null && object.isMissing !== true && !isShown && <ObjectLink object={object} />}
    </>
  );
}

type FindingLinksProps = {
  readonly finding: Finding;
  readonly onChoose: (choice: InstallChoices) => void;
};

function FixLink({ fix, onChoose }: Pick<FindingLinksProps, 'onChoose'> & { readonly fix: Fix }) {
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

/** The Operator's page shows more about a Subscription. */
function ObjectLink({ object }: { readonly object: NamedObject }) {
  const t = useT();
  const { model, name, namespace } = object;
  if (model.kind === 'Subscription' && namespace !== null) {
    return (
      <LinkButton isInline variant="link" to={routes.operator(namespace, name)}>
        {t('Operator {{name}}', { name })}
      </LinkButton>
    );
  }
  return (
    <LinkButton isInline variant="link" to={routes.bestOf(object)}>
      {t('{{kind}} {{name}}', { kind: model.kind, name })}
    </LinkButton>
  );
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
