import { useEffect } from 'react';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { type KeptInput, keptText, parseKeptInput } from '~/install/rules/keptInput';
import { readTab, writeTab } from '~/kube/tabStorage';

/** What was entered into a package's form in this tab and not installed; `null`: nothing. */
export function readInput(form: PackageKey): KeptInput | null {
  return parseKeptInput(readTab(keyOf(form)));
}

/** Forgets it. */
export function forgetInput(form: PackageKey): void {
  writeTab(keyOf(form), null);
}

/**
 * Keeps what is entered for as long as the tab lives: a link of the console leads away from a form without a question, and
 * a reload in the middle of an installation goes on with it.
 * @param input `null`: what was kept before stays
 */
export function useKeptInput(form: PackageKey, input: KeptInput | null): void {
  const key = keyOf(form);
  const text = input === null ? undefined : keptText(input);
  useEffect(() => {
    if (text !== undefined) writeTab(key, text);
  }, [key, text]);
}

/** Forgets it once it has been installed. */
export function useInputDone(form: PackageKey, isDone: boolean): void {
  const key = keyOf(form);
  useEffect(() => {
    if (isDone) writeTab(key, null);
  }, [key, isDone]);
}

function keyOf(form: PackageKey): string {
  return `operator-hub/install/${packageId(form)}`;
}
