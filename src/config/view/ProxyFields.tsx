import { Checkbox, FormGroup, HelperText, TextInput } from '@patternfly/react-core';
import { listIn, recordIn, textIn } from '~/kube/json';
import {
  isProxy,
  overridesProxy,
  PROXY_VARIABLES,
  proxyAt,
  type ProxyVariable,
} from '~/config/rules/proxy';
import { FieldHelp } from '~/form/view/fields/FieldFrame';
import { fieldId, useForm } from '~/form/view/fields/formContext';
import { useChoice, useDraft } from '~/form/view/fields/useField';
import { useClusterProxy } from '~/config/read/useClusterProxy';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';

/** CF-010, CF-011: three variables that OLM treats as one. */
export function ProxyFields() {
  const t = useT();
  const { edits } = useForm();
  const env = useEnv();
  const [isOwn, choose] = useChoice(overridesProxy(env), (isWanted) => {
    const missing = PROXY_VARIABLES.filter((variable) => proxyAt(env, variable) === -1);
    const proxies = env.flatMap((row, index) => (isProxy(row) ? [index] : []));
    if (!isWanted) for (const index of proxies.toReversed()) edits.removeItem(['env', index]);
    else
      for (const [index, name] of missing.entries())
        edits.set(['env', env.length + index], { name, value: '' });
  });
  return (
    <>
      <Checkbox
        id="operator-hub-config-proxy"
        label={t('Override the cluster-wide proxy')}
        description={t('If a variable is empty, these requests do not use a proxy.')}
        isChecked={isOwn}
        onChange={(_, isWanted) => {
          choose(isWanted);
        }}
      />
      {isOwn && (
        <div className="operator-hub__field-cells">
          {PROXY_VARIABLES.map((variable) =>
            env[proxyAt(env, variable)]?.isReference === true ? (
              <p key={variable}>{t('{{variable}} is set under Environment.', { variable })}</p>
            ) : (
              <ProxyField key={variable} variable={variable} />
            ),
          )}
        </div>
      )}
      {!isOwn && <ClusterProxy />}
      <FieldHelp field={{ path: ['proxy'], help: null }} />
    </>
  );
}

/** The values that apply without an override. */
function ClusterProxy() {
  const t = useT();
  const proxy = useClusterProxy();
  if (proxy === null) return null;
  const values = proxy.map(({ variable, value }) => `${variable}=${value}`);
  return (
    <HelperText>
      <HelperTextItem>
        {t('Cluster-wide proxy: {{values}}', {
          values: values.length === 0 ? t('None') : t.list(values),
        })}
      </HelperTextItem>
    </HelperText>
  );
}

/** One of the variables. */
function ProxyField({ variable }: { readonly variable: ProxyVariable }) {
  const { edits } = useForm();
  const env = useEnv();
  const at = proxyAt(env, variable);
  const { text, type, onBlur } = useDraft(env[at]?.value ?? '');
  const id = fieldId(['proxy', variable]);
  return (
    <FormGroup label={variable} fieldId={id}>
      <TextInput
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onBlur={onBlur}
        onChange={(_, value) => {
          type(value);
          if (at === -1) edits.set(['env', env.length], { name: variable, value });
          else edits.set(['env', at, 'value'], value);
        }}
      />
    </FormGroup>
  );
}

function useEnv() {
  const { object } = useForm();
  return listIn(recordIn(object)['env'])
    .map(recordIn)
    .map(({ name, value, valueFrom }) => ({
      name: textIn(name) ?? '',
      value: textIn(value) ?? '',
      isReference: valueFrom !== undefined,
    }));
}
