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

/** Lets OLM retry failed unpacking, and increases the timeout for slow registries (TS-006). */
export const UnpackSettings = actionDialog<Group, Settings>({
  titles: (t, { metadata: { name } }) => ({
    question: t('Enable automatic unpack retries?'),
    action: t('Edit OperatorGroup'),
    done: t('OperatorGroup {{name}} updated', { name }),
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
              'OLM replaces failed unpack jobs until the bundle is unpacked. Applies to all Operators in namespace {{namespace}}. A new timeout applies to new jobs.',
              { namespace },
            )}
          </p>
          <p>{t('Requires OpenShift 4.14 or later.')}</p>
        </Content>

        <StackItem>
          <FormFields>
            {fieldsOf(t).map(({ name, label, help }) => (
              <ActionText
                key={name}
                id={`operator-hub-unpack-${name}`}
                label={label}
                help={wrong.includes(name) ? t('Enter a duration, such as 30m or 1h30m.') : help}
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

/** Long enough for registries with a rate limit. */
const SUGGESTED_INTERVAL = '5m';

function fieldsOf(t: Translate) {
  return [
    {
      name: 'retryInterval',
      label: t('Retry interval'),
      help: t('For example 5m. If not specified, OLM waits until the failed job is deleted.'),
    },
    {
      name: 'timeout',
      label: t('Give up after'),
      help: t('For example 30m for a slow registry. Default: 10 minutes.'),
    },
  ] as const;
}
