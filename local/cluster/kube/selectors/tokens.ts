/** A word, a symbol such as `!=` or `(`, or the end. */
type Token = { readonly kind: 'word' | 'symbol' | 'end'; readonly text: string };

export type Tokens = {
  readonly peek: () => Token;
  readonly next: () => Token;
};

const SYMBOL = /^(==|!=|[=!<>(),])/;
const WORD = /^[^\s=!<>(),]+/;

/** Cuts a label selector into tokens. */
export function createTokens(text: string): Tokens {
  let rest = text;

  function read(): { readonly token: Token; readonly rest: string } {
    const trimmed = rest.trimStart();
    const symbol = SYMBOL.exec(trimmed)?.[0];
    const found = symbol ?? WORD.exec(trimmed)?.[0] ?? '';
    const kind = found === '' ? 'end' : symbol === undefined ? 'word' : 'symbol';
    return { token: { kind, text: found }, rest: trimmed.slice(found.length) };
  }

  return {
    peek: () => read().token,
    next: () => {
      const taken = read();
      rest = taken.rest;
      return taken.token;
    },
  };
}
