import { FormSelect, FormSelectOption } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { useUrlQuery } from '~/ui/useUrlQuery';
import type { OperandApi } from '~/operands/rules/operandApis';

/** An API with its version from the URL; selectable if several are served. */
export function VersionSelect({ api: { name, served } }: { readonly api: OperandApi }) {
  const t = useT();
  const [, change] = useUrlQuery();
  const current = served?.model.version;
  if (served === null || served.versions.length < 2)
    return <Mono>{`${name}/${current ?? ''}`}</Mono>;
  return (
    <>
      <Mono>{name}</Mono>{' '}
      <FormSelect
        className="operator-hub__instances-version"
        aria-label={t('API version')}
        value={current}
        onChange={(_, version) => {
          change(
            (query) => {
              query.set('version', version);
              return query;
            },
            { replace: true },
          );
        }}
      >
        {served.versions.map((version) => (
          <FormSelectOption key={version} value={version} label={version} />
        ))}
      </FormSelect>
    </>
  );
}
