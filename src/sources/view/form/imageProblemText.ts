import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';

type About<Begin extends string> = Extract<SourceFault, { readonly kind: `${Begin}-${string}` }>;

/** About the name of an image. */
export function imageText(fault: About<'image'>, t: Translate): string {
  switch (fault.kind) {
    case 'image-space':
      return t('The name of an image has no white space.');
    case 'image-scheme':
      return t(
        'The name of an image does not begin like an address of the web: {{without}}',
        fault,
      );
    case 'image-variables':
      return t('Variables belong into the image template.');
    case 'image-upper-case':
      return t('Behind the registry an image has lower-case letters only.');
    case 'image-tag':
      return t(
        '"{{tag}}" is no tag: letters, digits, "_", "-" and ".", at most 128, not beginning with "-" or ".".',
        fault,
      );
    case 'image-digest':
      return t('The digest is not complete: sha256: and 64 hexadecimal digits.');
    case 'image-too-long':
      return t('At most {{most}} characters before the tag.', fault);
    case 'image-syntax':
      return t('This is no name of an image: registry/path:tag or registry/path@sha256:…');
    case 'image-short':
      return t('Without a registry each node looks where it is set up to look.');
    case 'image-latest':
      return t('Without a tag it is latest: which versions it has may change at any time.');
    case 'image-copied':
      return t('This is still the image of the copied catalog. Name that of the mirror.');
    case 'image-olm-writes':
      return t('OLM writes over this what the template makes.');
  }
}

/** About the image template (CS-032, CS-033). */
export function templateText(fault: About<'template'>, t: Translate): string {
  switch (fault.kind) {
    case 'template-unknown':
      return t(
        'OLM does not know {{variables}}, and cannot use the template. It knows {kube_major_version}, {kube_minor_version} and {kube_patch_version}.',
        { variables: t.list(fault.variables) },
      );
    case 'template-unresolved':
      return t(
        'The version of the cluster is not known here: what OLM makes of it cannot be shown.',
      );
    case 'template-syntax':
      return t('{{image}} is no name of an image: OLM cannot use the template.', fault);
    case 'template-constant':
      return t('There is no variable in it: it is the same for each version of the cluster.');
  }
}
