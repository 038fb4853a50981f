import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Languages of the console, into all of which the plugin is translated. */
const LANGUAGES = ['en', 'es', 'fr', 'ja', 'ko', 'zh'] as const;

const at = (path: string) => new URL(`../${path}`, import.meta.url);

type Texts = ReadonlyMap<string, string>;

const textsOf = (language: string): Texts => {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(at(`locales/${language}/plugin__operator-hub.json`), 'utf8'),
  );
  return new Map(Object.entries(texts));
};

const english = textsOf('en');

/** The key without its plural suffix; `null`: it has none. */
const stemOf = (key: string) => /^(.*)_(?:one|many|other)$/s.exec(key)?.[1] ?? null;

const counted = new Set([...english.keys()].flatMap((key) => stemOf(key) ?? []));

/** Keys that a language requires: one per plural form for a text with a count. */
const wantedKeys = (language: string) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plain = [...english.keys()].filter((key) => stemOf(key) === null);
  const plural = [...counted].flatMap((stem) =>
    pluralCategories.map((category) => `${stem}_${category}`),
  );
  return [...plain, ...plural].toSorted();
};

/** The English text of a key. */
const originalOf = (key: string) => {
  const stem = stemOf(key);
  return stem === null ? english.get(key) : english.get(`${stem}_other`);
};

const placesIn = (text = '') => [...new Set(text.match(/\{\{.+?\}\}|<\/?\w+\/?>/g))].toSorted();
const edgesOf = (text = '') => [/^\s/.test(text), /\s$/.test(text)];
/** The singular form can omit the number. */
const withoutCount = (places: readonly string[]) => places.filter((one) => one !== '{{count}}');
const isSentence = (text: string) =>
  text
    .replaceAll(/\{\{.+?\}\}/g, '')
    .split(/\s+/)
    .filter(Boolean).length > 4;

/** The key that an expression passes to `t`; `null`: another expression. */
const keyOf = (expression: ts.Node | undefined) => {
  if (expression === undefined || !ts.isCallExpression(expression)) return null;
  const [key] = expression.arguments;
  const isText = expression.expression.getText() === 't' && key !== undefined;
  return isText && ts.isStringLiteralLike(key) ? key.text : null;
};

/** Accessible name and visible text of an element. */
const namedText = (node: ts.Node): readonly (readonly [name: string, shown: string])[] => {
  if (!ts.isJsxElement(node)) return [];
  const label = node.openingElement.attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === 'aria-label',
  );
  const value = label !== undefined && ts.isJsxAttribute(label) ? label.initializer : undefined;
  const name = value !== undefined && ts.isJsxExpression(value) ? keyOf(value.expression) : null;
  return node.children.flatMap((child) => {
    const shown = ts.isJsxExpression(child) ? keyOf(child.expression) : null;
    return name === null || shown === null ? [] : [[name, shown] as const];
  });
};

/** Literals that the sources pass to `t`, and places that pass something else. */
const usedIn = (path: string) => {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const literals: string[] = [];
  const others: string[] = [];
  const named: (readonly [string, string])[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [key] = node.arguments;
      if (node.expression.text === 't' && key !== undefined) {
        if (ts.isStringLiteralLike(key)) literals.push(key.text);
        else others.push(`${path}: ${key.getText()}`);
      }
    }
    named.push(...namedText(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, others, named };
};

const sources = readdirSync(at('src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^test\//.test(path))
  .map((path) => usedIn(at(`src/${path}`).pathname));

describe('the texts of the sources', () => {
  it('are literals', () => {
    expect(sources.flatMap(({ others }) => others)).toEqual([]);
  });

  it('are all known (the parser does not see those inside of another text)', () => {
    const used = sources.flatMap(({ literals }) => literals);
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter((key) => !english.has(key) && !counted.has(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are complete, with the plural forms of the language', () => {
    expect([...texts.keys()].toSorted()).toEqual(wantedKeys(language));
  });

  it('have the placeholders of the English texts', () => {
    const unlike = [...texts].filter(([key, text]) => {
      const places = placesIn(text);
      const original = placesIn(originalOf(key));
      if (!key.endsWith('_one')) return places.join() !== original.join();
      return withoutCount(places).join() !== withoutCount(original).join();
    });
    expect(unlike).toEqual([]);
  });

  it('are not empty and have the same leading and trailing spaces', () => {
    const unlike = [...texts].filter(
      ([key, text]) =>
        text.trim() === '' || edgesOf(text).join() !== edgesOf(originalOf(key)).join(),
    );
    expect(unlike).toEqual([]);
  });
});

/** The text without placeholders. */
const wordsOf = (text = '') =>
  text
    .replaceAll(/\{\{.+?\}\}|\p{P}/gu, '')
    .trim()
    .toLowerCase();

it.each(LANGUAGES)(
  'accessible names in %s contain the visible text, for users of voice control',
  (language) => {
    const texts = textsOf(language);
    const textFor = (key: string) => texts.get(key) ?? texts.get(`${key}_other`);
    const named = sources.flatMap((source) => source.named);
    expect(named.length).toBeGreaterThan(0);
    const unlike = named
      .map((keys) => keys.map(textFor))
      .filter(([name, shown]) => !wordsOf(name).includes(wordsOf(shown)));
    expect(unlike).toEqual([]);
  },
);

it('French punctuation follows a no-break space', () => {
  const torn = [...textsOf('fr')].filter(([, text]) => /[ \t][:;!?»]|« /.test(text));
  expect(torn).toEqual([]);
});

it.each(LANGUAGES.slice(1))('no text in %s is an English sentence', (language) => {
  const texts = [...textsOf(language)];
  const left = texts.filter(([key, text]) => isSentence(text) && text === originalOf(key));
  expect(left).toEqual([]);
});
