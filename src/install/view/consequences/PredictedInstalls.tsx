import { Label, List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import type { PredictedInstall, Prediction } from '~/install/rules/predictedDependencies';
import { useT } from '~/i18n';
import { needText } from '~/install/view/findings/needText';

/** What comes along, from which catalog and why, and what is there already. */
export function PredictedInstalls({ prediction: { installs, present } }: Props) {
  const t = useT();
  return (
    <>
      {installs.length > 0 && (
        <List isPlain isBordered aria-label={t('Dependencies')}>
          {installs.map((install) => (
            <ListItem key={install.key.packageName} data-test="predicted-install">
              <OneInstall install={install} />
            </ListItem>
          ))}
        </List>
      )}
      {installs.length > 0 && (
        <p>{t('It goes into the same namespace, and shares its plan and its approval.')}</p>
      )}
      {present.map(({ need, by }) => (
        <p key={JSON.stringify(need)}>
          {t('{{provider}} is here already for {{need}}.', {
            provider: by,
            need: needText(need, t),
          })}
        </p>
      ))}
    </>
  );
}

type Props = { readonly prediction: Prediction };

function OneInstall({ install }: { readonly install: PredictedInstall }) {
  const t = useT();
  const { key, version, channel, catalogDisplayName, needs, alternatives } = install;
  return (
    <>
      <strong>
        <Mono>{key.packageName}</Mono>
      </strong>{' '}
      <Mono>{version}</Mono>{' '}
      {t('({{catalog}}, channel {{channel}})', { catalog: catalogDisplayName, channel })}{' '}
      {install.isUpdate && (
        <Label isCompact color="blue">
          {t('Update')}
        </Label>
      )}
      {needs.map(({ need, neededBy }) => (
        <div key={`${neededBy} ${JSON.stringify(need)}`} className="operator-hub__subdued">
          {t('{{package}} needs {{need}}', { package: neededBy, need: needText(need, t) })}
        </div>
      ))}
      {alternatives.length > 0 && (
        <div className="operator-hub__subdued">
          {t('OLM prefers it to {{packages}}, which would do as well.', {
            packages: t.list(alternatives),
          })}
        </div>
      )}
    </>
  );
}
