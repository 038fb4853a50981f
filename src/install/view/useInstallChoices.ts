import { useState } from 'react';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { forgetInput, readInput, useKeptInput } from '~/install/read/installInput';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { choicesIn, isListed, keptOf, withChoice } from '~/install/rules/choicesInUrl';
import type { InstallChoices } from '~/install/rules/form';
import { type KeptInput, hasKeptText, listedQuery } from '~/install/rules/keptInput';

export type ChosenInstall = {
  readonly choices: InstallChoices;
  readonly choose: (choice: InstallChoices) => void;
  /** What was entered here before and left; `null` when nothing was, or when it is in the form again. */
  readonly earlier: EarlierInput | null;
};

export type EarlierInput = { readonly takeUp: () => void; readonly discard: () => void };

/**
 * The user's choices: those that a link may name stand in the URL, the tab keeps the others. What was left at the same URL
 * is there again, as after a reload; another URL asks for another form, and what was left is only offered.
 */
export function useInstallChoices(form: PackageKey): ChosenInstall {
  const [query, setQuery] = useUrlQuery();
  const listed = listedQuery(query);
  const [left] = useState(() => readInput(form));
  const isSame = left?.query === listed;
  const [kept, setKept] = useState<InstallChoices>(isSame ? left.choices : {});
  const [offered, setOffered] = useState(isOffered(left, listed) ? left : null);
  const isUntouched = Object.keys(kept).length === 0;
  // What is offered is there until something else is entered.
  useKeptInput(form, offered !== null && isUntouched ? null : { query: listed, choices: kept });
  return {
    choices: { ...kept, ...choicesIn(query) },
    choose: (choice) => {
      setKept((before) => ({ ...before, ...keptOf(choice) }));
      // What a link does not name may change with every key press: the browser's history is left alone.
      if (isListed(choice)) setQuery((before) => withChoice(before, choice), { replace: true });
    },
    earlier: offered && {
      takeUp: () => {
        setKept(offered.choices);
        setQuery(() => new URLSearchParams(offered.query), { replace: true });
        setOffered(null);
      },
      discard: () => {
        if (isUntouched) forgetInput(form);
        setOffered(null);
      },
    },
  };
}

function isOffered(left: KeptInput | null, listed: string): boolean {
  return left !== null && left.query !== listed && hasKeptText(left);
}
