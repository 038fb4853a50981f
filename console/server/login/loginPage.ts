/** The page on which people log in. It has no script: the token is in the form and nowhere else. */
import type { ServerResponse } from 'node:http';
import { type Language, LOGIN_TEXTS, type LoginProblem, problemText } from './loginTexts';

export type LoginPage = {
  readonly status: number;
  readonly csrfToken: string;
  /** Path of this server to open after the login. */
  readonly next: string;
  readonly language: Language;
  /** Why the last try failed. */
  readonly problem?: LoginProblem;
};

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the page, which must not be cached. */
export function sendLoginPage(response: ServerResponse, page: LoginPage): void {
  response.writeHead(page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Language': page.language,
    Vary: 'Accept-Language',
    'Content-Security-Policy': POLICY,
  });
  response.end(html(page));
}

function html({ csrfToken, next, language, problem }: LoginPage): string {
  const texts = LOGIN_TEXTS[language];
  const help = escaped(texts.help).replace('{command}', `<code>${escaped(texts.command)}</code>`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(texts.title)}</title>
    <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/static/patternfly.min.css" />
    <link rel="stylesheet" href="/static/login.css" />
  </head>
  <body>
    <main class="login">
      <h1 class="pf-v6-c-title pf-m-2xl">${escaped(texts.title)}</h1>
      ${problem === undefined ? '' : `<p class="login-problem" role="alert">${escaped(problemText(problem, texts))}</p>`}
      <form method="post" action="/login" class="pf-v6-c-form">
        <input type="hidden" name="csrf" value="${escaped(csrfToken)}" />
        <input type="hidden" name="next" value="${escaped(next)}" />
        <div class="pf-v6-c-form__group">
          <label class="pf-v6-c-form__label" for="token">${escaped(texts.token)}</label>
          <span class="pf-v6-c-form-control pf-m-required">
            <input id="token" name="token" type="password" required autofocus autocomplete="off"
              spellcheck="false" aria-describedby="token-help"${problem === undefined ? '' : ' aria-invalid="true"'} />
          </span>
          <p id="token-help" class="login-help">${help}</p>
        </div>
        <div class="pf-v6-c-form__actions">
          <button class="pf-v6-c-button pf-m-primary" type="submit">${escaped(texts.submit)}</button>
        </div>
      </form>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
