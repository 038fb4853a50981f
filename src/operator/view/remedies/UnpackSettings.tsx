import { Content, StackItem } from '@patternfly/react-core';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  type UnpackSettings as Settings,
  changeUnpackSettings,
  unpackSettings,
  wrongSettings,
} from '~/operator/rules/unpackSettings';
import { type Translate, useT } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import { ActionText, actionDialog } from './actionDialog';

type Group = NonNullable<OperatorFacts['operatorGroups']>[number];

/** Lets OLM unpack again by itself what failed, and gives slow registries time (TS-006). */
export const UnpackSettings = actionDialog<Group, Settings>({
  titles: (t, { metadata: { name } }) => ({
    question: t('Let OLM unpack again by itself?'),
    action: t('Change OperatorGroup'),
    done: t('OperatorGroup {{name}} is changed', { name }),
  }),
  choice: (group) => {
    const before = unpackSettings(group);
    return { ...before, retryInterval: before.retryInterval || SUGGESTED_INTERVAL };
  },
  calls: (group, value) =>
    wrongSettings(value).length === 0 ? changeUnpackSettings(group, value) : [],
  Body: ({ subject: { metadata }, choice, onChoose, isFixed }) => {
    const t = useT();
    const { namespace } = metadata;
    const wrong = wrongSettings(choice);
    return (
      <>
        <Content>
          <p>
            {t(
              'Once this is set, OLM replaces the failed Job by a new one, over and over, until the bundle is unpacked. It counts for all Operators of namespace {{namespace}}. A new time limit counts for Jobs that begin after it.',
              { namespace },
            )}
          </p>
          <p>{t('OpenShift knows this since 4.14; older versions leave it aside.')}</p>
        </Content>

        <StackItem>
          <FormFields>
            {fieldsOf(t).map(({ name, label, help }) => (
              <ActionText
                key={name}
                id={`operator-hub-unpack-${name}`}
                label={label}
                help={
                  wrong.includes(name)
                    ? t('Hours, minutes and seconds, such as 90s, 10m or 1h30m.')
                    : help
                }
                value={choice[name]}
                isWrong={wrong.includes(name)}
                isFixed={isFixed}
                onType={(typed) => {
                  onChoose({ ...choice, [name]: typed.trim() });
                }}
              />
            ))}
          </FormFields>
        </StackItem>
      </>
    );
  },
});

/** Long enough for a registry that limits how often one pulls. */
const SUGGESTED_INTERVAL = '5m';

function fieldsOf(t: Translate) {
  return [
    {
      name: 'retryInterval',
      label: t('Unpack again after'),
      help: t('Such as 5m. Empty: OLM waits until the failed Job is gone.'),
    },
    {
      name: 'timeout',
      label: t('Give up after'),
      help: t('Such as 30m, where the registry is slow. Empty: OLM’s default, ten minutes.'),
    },
  ] as const;
}
