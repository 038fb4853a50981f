import { isImageName } from './imageReference';

/** The result of the annotation `olm.catalogImageTemplate` on a cluster. */
export type ResolvedTemplate = {
  /** The image with all known variables replaced. */
  readonly image: string;
  /** Text in braces that is not a variable of OLM. */
  readonly unknown: readonly string[];
  /** Variables of OLM without a value, because the version of the cluster is unknown. */
  readonly unresolved: readonly string[];
  /** OLM writes the result to `spec.image`; otherwise OLM does not change the image (CS-032). */
  readonly isUsable: boolean;
};

export const TEMPLATE_VARIABLES = [
  '{kube_major_version}',
  '{kube_minor_version}',
  '{kube_patch_version}',
] as const;

/**
 * Replaces the variables of a template like OLM (CS-030 to CS-033): only three variables of the Kubernetes version
 * (CS-031); remaining braces make the result invalid. Source: `ReplaceTemplates` and `UpdateKubeVersion` in OLM's
 * pkg/lib/catalogsource/image_template.go.
 * @param kubeVersion the `gitVersion` of `/version`; `null`: unknown
 */
export function resolvedTemplate(template: string, kubeVersion: string | null): ResolvedTemplate {
  const numbers = kubeVersion === null ? null : numbersIn(kubeVersion);
  const image =
    numbers === null
      ? template
      : TEMPLATE_VARIABLES.reduce(
          (text, variable, index) => text.replaceAll(variable, numbers[index] ?? variable),
          template,
        );
  const inBraces = [...new Set(template.match(/\{[^{}]*\}/g) ?? [])];
  const isKnown = (variable: string) => TEMPLATE_VARIABLES.some((one) => one === variable);
  return {
    image,
    unknown: inBraces.filter((variable) => !isKnown(variable)),
    unresolved: numbers === null ? inBraces.filter(isKnown) : [],
    isUsable: isImageName(image),
  };
}

/** The three numbers of a semantic version, with or without a leading `v` and a suffix. */
function numbersIn(version: string): readonly string[] | null {
  const found = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:[-+].*)?$/.exec(version.trim());
  return found === null ? null : found.slice(1);
}

/** The annotation with the template of `spec.image` (CS-030). */
export const IMAGE_TEMPLATE = 'olm.catalogImageTemplate';
