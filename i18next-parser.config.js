import { EventEmitter } from 'node:events';
import { JavascriptLexer, JsxLexer } from 'i18next-parser';

/** Finds the names in console-extensions.json: `%plugin__operator-hub~Name%`. */
class ExtensionsLexer extends EventEmitter {
  extract(content) {
    return [...content.matchAll(/%plugin__operator-hub~(.+?)%/g)].map(([, key]) => ({ key }));
  }
}

/** The parser takes a value named `namespace` in a text for the i18n namespace; here it is a Kubernetes one. */
const ourNamespace = (Lexer) =>
  class extends Lexer {
    extract(content, filename) {
      return super.extract(content, filename).map(({ namespace: _, ...entry }) => entry);
    }
  };

/**
 * Texts are whole English sentences: the key is the English text. Where one English word is two elsewhere, the key says
 * more: `Installed (Operators)`, in the navigation, is about several.
 */
export default {
  locales: ['en', 'es', 'fr', 'ja', 'ko', 'zh'],
  defaultNamespace: 'plugin__operator-hub',
  input: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/test/**',
    'console-extensions.json',
  ],
  output: 'locales/$LOCALE/$NAMESPACE.json',
  lexers: {
    ts: [ourNamespace(JavascriptLexer)],
    tsx: [ourNamespace(JsxLexer)],
    json: [ExtensionsLexer],
  },
  defaultValue: (_locale, _namespace, key, value) => value || key.replace(/_(one|other)$/, ''),
  keySeparator: false,
  namespaceSeparator: '~',
  createOldCatalogs: false,
  keepRemoved: false,
  sort: true,
  verbose: false,
};
