import * as v from 'valibot';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import { DRAFT } from '~/config/rules/storedDraft';
import { storedIn } from '~/kube/json';
import { choicesIn, withChoice } from './choicesInUrl';
import type { InstallChoices, InstallForm } from './form';

/** The input of a form that was not installed, for restoring it. */
export type KeptInput = {
  /** The parameters of the URL in a fixed order. */
  readonly query: string;
  /** The choices that are not in the URL, without credentials. */
  readonly choices: InstallChoices;
};

/** Whether the stored input contains more than a link can. */
export function hasKeptText({ choices }: KeptInput): boolean {
  const { config = EMPTY_DRAFT, serviceAccount = '' } = choices;
  return hasTypedInput({ config, serviceAccount, credentials: {} });
}

/** The choices in a query, in a fixed order. */
export function listedQuery(query: URLSearchParams): string {
  return withChoice(new URLSearchParams(), choicesIn(query)).toString();
}

/**
 * The input as text; `null`: none. Credentials are omitted, because the next user of this tab could read them. The
 * settings end up in a readable Subscription and contain no secrets.
 */
export function keptText({ query, choices }: KeptInput): string | null {
  const { config, serviceAccount, upgradeStrategy, monitoring, consolePlugins } = choices;
  const kept = { serviceAccount, upgradeStrategy, monitoring, consolePlugins };
  const isEmpty = Object.values({ ...kept, config }).every((value) => value === undefined);
  return isEmpty ? null : JSON.stringify({ query, settings: config, ...kept });
}

/** Parses stored input; `null`: invalid. */
export function parseKeptInput(text: string | null): KeptInput | null {
  return storedIn(text, KEPT);
}

const KEPT: v.GenericSchema<unknown, KeptInput> = v.pipe(
  v.object({
    query: v.string(),
    settings: v.exactOptional(DRAFT),
    serviceAccount: v.exactOptional(v.string()),
    upgradeStrategy: v.exactOptional(v.picklist(['Default', 'TechPreviewUnsafeFailForward'])),
    monitoring: v.exactOptional(v.boolean()),
    consolePlugins: v.exactOptional(v.array(v.string())),
  }),
  v.transform(({ query, settings: config, ...choices }) => ({
    query: listedQuery(new URLSearchParams(query)),
    choices: config === undefined ? choices : { ...choices, config },
  })),
);

/**
 * Whether the form has input that is not in the URL, such as the Operator's settings and credentials and the service
 * account. It is lost when the page is closed.
 */
export function hasTypedInput({
  config,
  credentials,
  serviceAccount,
}: Pick<InstallForm, 'config' | 'credentials' | 'serviceAccount'>): boolean {
  return (
    serviceAccount !== '' ||
    Object.values(credentials).some((value) => value !== '') ||
    // Plain data with a stable order of keys.
    JSON.stringify(config) !== JSON.stringify(EMPTY_DRAFT)
  );
}
