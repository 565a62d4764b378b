const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

const noChance = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'Chance comes from a seeded Rng (src/engine/rng.ts), never from Math.random.',
};

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
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
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
