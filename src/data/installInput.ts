import { useEffect } from 'react';
import { type PackageKey, packageId } from '~/domain/catalog/operatorPackage';
import { type KeptInput, keptText, parseKeptInput } from '~/domain/install/form/keptInput';
import { readTab, writeTab } from './tabStorage';

/** The form that input belongs to: of a package, as the project that the console has selected sees it. */
export type InputPlace = { readonly scope: string | null; readonly packageKey: PackageKey };

/** What was entered into that form in this tab and not installed; `null`: nothing. */
export function readInput(place: InputPlace): KeptInput | null {
  return parseKeptInput(readTab(keyOf(place)));
}

/** Forgets it. */
export function forgetInput(place: InputPlace): void {
  writeTab(keyOf(place), null);
}

/**
 * Keeps what is entered for as long as the tab lives: a link of the console leads away from a form without a question, and
 * a reload in the middle of an installation goes on with it.
 * @param input `null`: what was kept before stays
 */
export function useKeptInput(place: InputPlace, input: KeptInput | null): void {
  const key = keyOf(place);
  const text = input === null ? undefined : keptText(input);
  useEffect(() => {
    if (text !== undefined) writeTab(key, text);
  }, [key, text]);
}

/** Forgets it once it has been installed. */
export function useInputDone(place: InputPlace, isDone: boolean): void {
  const key = keyOf(place);
  useEffect(() => {
    if (isDone) writeTab(key, null);
  }, [key, isDone]);
}

function keyOf({ scope, packageKey }: InputPlace): string {
  return `operator-hub/install/${scope ?? ''}/${packageId(packageKey)}`;
}
