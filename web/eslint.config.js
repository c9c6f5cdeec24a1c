import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Off: descriptions are JSON, and so are views to all but the UI of their game. */
const UNTYPED = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
    `@typescript-eslint/no-unsafe-${what}`,
    'off',
  ]),
);

export default ts.config(
  { ignores: ['src/design/pieces/'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'vite/*.js'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...UNTYPED,
      // a parameter or a field that is left out on purpose begins with an underscore
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // maps and sets are built whole and replaced, never changed in place under a rune
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check warns of these; the linter does not see its warnings
      'svelte/no-unused-svelte-ignore': 'off',
      // a drawing is given all that drawings get, and takes what it needs
      'svelte/no-unused-props': 'off',
    },
  },
);
