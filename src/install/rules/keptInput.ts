import * as v from 'valibot';
import { storedIn } from '~/kube/json';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import { DRAFT, storedDraft } from '~/config/rules/storedDraft';
import { choicesIn, withChoice } from './choicesInUrl';
import type { InstallChoices } from './form';
import { hasTypedInput } from './typedInput';

/** What a form holds that nothing was installed with yet, so that it can be filled in again. */
export type KeptInput = {
  /** What the URL said, in one order. */
  readonly query: string;
  /** The choices that do not go into the URL, without credentials. */
  readonly choices: InstallChoices;
};

/** Whether taking it up again gives back more than the choices that a link can name. */
export function hasKeptText({ choices }: KeptInput): boolean {
  const { config = EMPTY_DRAFT, serviceAccount = '' } = choices;
  return hasTypedInput({ config, serviceAccount, credentials: {} });
}

/** The part of a URL's query that names choices, in one order. */
export function listedQuery(query: URLSearchParams): string {
  return withChoice(new URLSearchParams(), choicesIn(query)).toString();
}

/**
 * The input as a text to be written down; `null` when there is none. Credentials are left out: the next person at this tab
 * is not to find them. The settings, which end up in a Subscription that many may read, are no place for secrets.
 */
export function keptText({ query, choices }: KeptInput): string | null {
  const { config, serviceAccount, upgradeStrategy, monitoring, consolePlugins } = choices;
  const kept = { serviceAccount, upgradeStrategy, monitoring, consolePlugins };
  const settings = config === undefined ? undefined : storedDraft(config);
  const isEmpty = Object.values({ ...kept, settings }).every((value) => value === undefined);
  return isEmpty ? null : JSON.stringify({ query, settings, ...kept });
}

/** Reads what was written down; `null` when it is no such text. */
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
