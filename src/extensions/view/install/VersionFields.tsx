import { Checkbox, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ready } from '~/kube/loadable';
import { channelOf, versionsOf } from '~/extensions/rules/installForm';
import { versionHelp, versionProblem } from '~/extensions/view/texts';
import { VersionHints } from '~/extensions/view/VersionHints';
import { PickSelect } from '~/ui/form/PickSelect';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { ChannelSelect } from './ChannelSelect';
import type { FieldsProps } from './InstallFields';

/** The versions to install: those that are in the channel and in the range. */
export function VersionFields(props: FieldsProps) {
  const t = useT();
  const { plan, onChange } = props;
  const { form, contents } = plan;
  const { content } = contents;
  return (
    <>
      <ChannelSelect
        content={content}
        value={channelOf(form, content)}
        onChoose={(channel) => {
          onChange({ channel });
        }}
      />
      <VersionField {...props} />
      <VersionHints
        request={plan.request}
        requested={contents.requested}
        onVersion={(version) => {
          onChange({ version });
        }}
      />
      {plan.isUndecided && (
        <Checkbox
          id="extension-undecided"
          label={t('Install anyway')}
          description={t('Latest version unknown')}
          isChecked={form.isUndecidedConfirmed}
          onChange={(_, isUndecidedConfirmed) => {
            onChange({ isUndecidedConfirmed });
          }}
        />
      )}
    </>
  );
}

/** A version of the channel, or a range. */
function VersionField({ plan, onChange }: FieldsProps) {
  const t = useT();
  const { form, contents, wrong } = plan;
  const { content } = contents;
  const label = t('Version');
  return (
    <FormGroup fieldId={ID} label={label}>
      <PickSelect
        id={ID}
        label={label}
        value={form.version}
        described={{
          validated: wrong.version ? 'error' : 'default',
          'aria-describedby': `${ID}-help`,
        }}
        choices={{
          names: ready(versionsOf(content, channelOf(form, content))),
          none: t('No match found. The value you entered is used.'),
          onOpen: () => undefined,
        }}
        onChange={(version) => {
          onChange({ version });
        }}
      />
      <FormHelperText>
        <HelperText id={`${ID}-help`} isLiveRegion>
          <HelperTextItem variant={wrong.version ? 'error' : 'default'}>
            {versionProblem(form.version, t) ?? versionHelp(form.version, t)}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

const ID = 'extension-version';
