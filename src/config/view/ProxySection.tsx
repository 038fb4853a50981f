import { Checkbox } from '@patternfly/react-core';
import {
  PROXY_VARIABLES,
  overridesProxy,
  proxyRow,
  withProxies,
  withProxy,
  withoutProxies,
} from '~/config/rules/proxy';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { TextField } from './fields';
import type { SectionProps } from './sectionProps';

/** CF-010 … CF-014: three variables that count as one. */
export function ProxySection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { env } = rows;
  const isOwn = overridesProxy(env);
  return (
    <ConfigSection
      title={t('Proxy')}
      description={t(
        'OLM hands the cluster-wide proxy on to the Operator, unless any of the three variables is set here: then none of the cluster-wide values counts. What the Operator runs gets them from the Operator.',
      )}
      member="env"
    >
      <Checkbox
        id="operator-hub-config-proxy"
        label={t('Use other proxy settings than the cluster')}
        description={t('A variable that stays empty is unset: no proxy for that kind of request.')}
        isChecked={isOwn}
        onChange={(_, isChecked) => {
          onEdit({ env: isChecked ? withProxies(env) : withoutProxies(env) });
        }}
      />
      {isOwn && (
        <div className="operator-hub__config-fields">
          {PROXY_VARIABLES.map((variable) => {
            const row = proxyRow(env, variable);
            return row?.valueFrom === undefined ? (
              <TextField
                key={variable}
                path={`proxy.${variable}`}
                label={variable}
                value={row?.value ?? ''}
                onChange={(value) => {
                  onEdit({ env: withProxy(env, variable, value) });
                }}
              />
            ) : (
              <p key={variable}>{t('{{variable}} is set under Environment.', { variable })}</p>
            );
          })}
        </div>
      )}
    </ConfigSection>
  );
}
