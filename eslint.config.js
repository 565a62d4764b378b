const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

const noChance = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'Chance comes from a seeded Rng (src/engine/rng.ts), never from Math.random.',
};

/** What the types say already; finding it out here as well reads every imported file again. */
const KNOWN_BY_TYPES = ['import/namespace', 'import/export', 'import/no-unresolved'];

/** These rules run React's compiler over a file, half of the time that linting takes. */
const COMPILED = [
  'static-components',
  'use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
  'config',
  'gating',
].map((rule) => `react-hooks/${rule}`);

const off = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

module.exports = defineConfig([
  globalIgnores([
    'dist/**',
    '.cache/**',
    '.expo/**',
    'shots/**',
    'android/**',
    'ios/**',
    'assets/**',
  ]),
  expo,
  prettier,
  {
    rules: {
      'no-restricted-syntax': ['error', noChance],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/no-explicit-any': 'error', ...off(KNOWN_BY_TYPES) },
  },
  {
    // No component and no hook lives there; `__tests__/guards.test.ts` looks.
    files: [
      'src/{engine,bots,net,server,storage,stats,search,text}/**/*.ts',
      'src/games/*/{rules,words,settle,bot}/**/*.ts',
      '__tests__/**/*.ts',
    ],
    ignores: ['**/use[A-Z]*.ts'],
    rules: off(COMPILED),
  },
  {
    // `__tests__/guards.test.ts` shows that it reaches every game.
    files: [
      'src/engine/**',
      'src/games/*.ts',
      'src/games/*/*.ts',
      'src/games/*/{rules,words,settle,bot}/**',
      'src/bots/**',
    ],
    ignores: ['src/games/kit/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'setTimeout',
        'fetch',
        'window',
        'document',
      ],
    },
  },
  { files: ['src/tools/**', '__tests__/**', '*.config.js'], rules: { 'no-console': 'off' } },
]);
