import { Content } from '@patternfly/react-core';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { retryUnpackAutomatically } from '~/operator/rules/unpackRetry';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';

type Group = NonNullable<OperatorFacts['operatorGroups']>[number];

/** Lets OLM retry failed unpacking (TS-006). */
export const UnpackSettings = actionDialog<Group, null>({
  titles: (t, { metadata: { name } }) => ({
    question: t('Enable automatic unpack retries?'),
    action: t('Edit OperatorGroup'),
    done: t('OperatorGroup {{name}} updated', { name }),
  }),
  choice: () => null,
  calls: retryUnpackAutomatically,
  Body: ({ subject: { metadata } }) => {
    const t = useT();
    const { namespace } = metadata;
    return (
      <Content>
        <p>
          {t(
            'OLM replaces failed unpack jobs every 5 minutes until the bundle is unpacked. Applies to all Operators in namespace {{namespace}}.',
            { namespace },
          )}
        </p>
        <p>{t('Requires OpenShift 4.14 or later.')}</p>
      </Content>
    );
  },
});
