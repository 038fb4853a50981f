/**
 * Rewrites texts of the UI: in the sources, in the six locale files and in the tests that name them.
 *
 *     npm run retext table.json
 *
 * The table is a list of rows: `from` (the text today, without the ending of a plural form), `to`, and for each language
 * whose translation changes as well a text or its plural forms. A language that a row leaves out keeps its translation.
 * Two rows with the same `to` merge two texts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { argv, exit } from 'node:process';
import ts from 'typescript';

const LANGUAGES = ['en', 'es', 'fr', 'ja', 'ko', 'zh'] as const;

type Language = (typeof LANGUAGES)[number];
type Translation = string | Readonly<Record<string, string>>;
type Row = { readonly from: string; readonly to: string } & Readonly<
  Partial<Record<Language, Translation>>
>;
type Texts = Record<string, string>;

const PLACE = /\{\{.+?\}\}/g;
const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/s;

const placesOf = (text: string): readonly string[] => text.match(PLACE) ?? [];
const localeOf = (language: Language) => `locales/${language}/plugin__operator-hub.json`;

function readTexts(language: Language): Texts {
  const parse: (json: string) => Texts = JSON.parse;
  return parse(readFileSync(localeOf(language), 'utf8'));
}

/** Why a row cannot be applied; `null`: it can. */
function faultOf({ from, to }: Row, english: Texts): string | null {
  if (!(from in english) && !(`${from}_other` in english)) return 'unknown text';
  const unknown = placesOf(to).filter((place) => !placesOf(from).includes(place));
  return unknown.length > 0 ? `${unknown.join(', ')} is not passed to this text` : null;
}

/** The texts of one language after a row. A text that exists already keeps its translation unless the row names one. */
function retexted(texts: Texts, row: Row, language: Language): Texts {
  const after = new Map(Object.entries(texts).filter(([key]) => formOf(key, row) === null));
  for (const [key, before] of Object.entries(texts)) {
    const form = formOf(key, row);
    if (form === null) continue;
    const target = `${row.to}${form}`;
    after.set(target, givenFor(row, language, form) ?? after.get(target) ?? before);
  }
  return Object.fromEntries(after);
}

/** The ending of a plural form of the text of a row, or none of a text without them; `null`: another text. */
function formOf(key: string, { from }: Row): string | null {
  if (key === from) return '';
  const [, stem, form] = PLURAL.exec(key) ?? [];
  return stem === from && form !== undefined ? `_${form}` : null;
}

function givenFor(row: Row, language: Language, form: string): string | undefined {
  const given = row[language] ?? (language === 'en' ? row.to : undefined);
  return typeof given === 'object' ? given[form.slice(1)] : given;
}

/** The text of a test in which the places of a text are filled in: what it says after the row. */
function filledIn(literal: string, patterns: readonly Pattern[]): string | null {
  for (const { start, end, pattern, row } of patterns) {
    const found = literal.startsWith(start) && literal.endsWith(end) ? pattern.exec(literal) : null;
    if (found === null) continue;
    const { from, to } = row;
    const places = placesOf(from);
    return to.replaceAll(PLACE, (place) => found[places.indexOf(place) + 1] ?? place);
  }
  return null;
}

type Pattern = {
  readonly start: string;
  readonly end: string;
  readonly pattern: RegExp;
  readonly row: Row;
};

/** What the texts with places look like when these are filled in; of little more than places any text would. */
function patternsOf(rows: readonly Row[]): readonly Pattern[] {
  return rows
    .filter(({ from }) => placesOf(from).length > 0 && from.replaceAll(PLACE, '').length > 8)
    .map((row) => {
      const parts = row.from.split(PLACE);
      const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
      return {
        start: parts[0] ?? '',
        end: parts.at(-1) ?? '',
        pattern: new RegExp(`^${escaped.join('(.+?)')}$`, 's'),
        row,
      };
    });
}

/** Whether a literal of the sources is a text: the same word can be a value of the code as well. */
function isGivenToT({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 't';
}

type Rows = {
  readonly byText: ReadonlyMap<string, Row>;
  readonly patterns: readonly Pattern[];
};

/** A file after the table; `null`: nothing changes in it. In a test any literal that reads as a text is one. */
function rewritten(path: string, texts: Rows, isTest: boolean): string | null {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const edits: (readonly [number, number, string])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const isText = isTest ? /^[^a-z]|\s/.test(node.text) : isGivenToT(node);
      const after = isText
        ? (texts.byText.get(node.text)?.to ?? (isTest ? filledIn(node.text, texts.patterns) : null))
        : null;
      if (after !== null && after !== node.text)
        edits.push([node.getStart(), node.getEnd(), JSON.stringify(after)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (edits.length === 0) return null;
  return edits
    .toReversed()
    .reduce(
      (before, [start, end, after]) => before.slice(0, start) + after + before.slice(end),
      text,
    );
}

const [tablePath] = argv.slice(2);
if (tablePath === undefined) {
  console.error('usage: npm run retext <table.json>');
  exit(2);
}
const parseTable: (json: string) => readonly Row[] = JSON.parse;
const table = parseTable(readFileSync(tablePath, 'utf8'));
const english = readTexts('en');
const faults = table.flatMap((row) => {
  const fault = faultOf(row, english);
  return fault === null ? [] : [`${row.from}: ${fault}`];
});
const rows = table.filter((row) => faultOf(row, english) === null);
for (const language of LANGUAGES) {
  const texts = rows.reduce((before, row) => retexted(before, row, language), readTexts(language));
  const json = JSON.stringify(texts, null, 2);
  // No-break spaces remain visible in the file.
  const visible = json
    .replaceAll('\u00A0', String.raw`\u00a0`)
    .replaceAll('\u202F', String.raw`\u202f`);
  writeFileSync(localeOf(language), `${visible}\n`);
}
const texts = {
  byText: new Map(rows.map((row) => [row.from, row])),
  patterns: patternsOf(rows),
};
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|^integration-tests\/|^src\/test\//.test(path);
const paths = ['src', 'integration-tests', 'scripts'].flatMap((folder) =>
  ts.sys.readDirectory(folder, ['.ts', '.tsx']).map((path) => relative('.', path)),
);
for (const path of paths) {
  const after = rewritten(path, texts, isTest(path));
  if (after !== null) writeFileSync(path, after);
}
let extensions = readFileSync('console-extensions.json', 'utf8');
for (const { from, to } of rows) extensions = extensions.replaceAll(`~${from}%`, `~${to}%`);
writeFileSync('console-extensions.json', extensions);
console.log(`${String(rows.length)} texts rewritten. Continue with prettier and \`npm run i18n\`.`);
for (const fault of faults) console.error(fault);
exit(faults.length > 0 ? 1 : 0);
