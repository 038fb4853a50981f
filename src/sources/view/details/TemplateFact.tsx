import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { type TemplateResult, templateResult } from '~/sources/rules/templateResult';
import { type Translate, useT } from '~/i18n';
import type { ExistingSource } from './sourceDetails';
import { Note } from './Note';

/** The template from which OLM makes the image anew with each Kubernetes version (CS-030). */
export function TemplateFact({ source }: { readonly source: ExistingSource }) {
  const t = useT();
  const found = templateResult(source);
  if (found === null) return null;
  return (
    <Fact term={t('Template of the image')}>
      <Mono>{found.template}</Mono>
      <Note>{resolvedText(found, t)}</Note>
    </Fact>
  );
}

function resolvedText({ isResolved, result }: TemplateResult, t: Translate): string {
  if (isResolved === null) return t('OLM has not filled it in yet.');
  return isResolved
    ? t('On this cluster it gives {{image}}, and another image after an update.', { image: result })
    : t('OLM cannot fill it in; what it gives is {{result}}.', { result });
}
