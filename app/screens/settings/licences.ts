/** Licences of what the app is built with; a test compares it with the installed packages. */
export const LICENCES: readonly { name: string; licence: string }[] = [
  {
    name: '@expo/metro-runtime',
    licence: 'MIT',
  },
  {
    name: '@noble/hashes',
    licence: 'MIT',
  },
  {
    name: '@react-navigation/bottom-tabs',
    licence: 'MIT',
  },
  {
    name: '@react-navigation/native',
    licence: 'MIT',
  },
  {
    name: '@react-navigation/native-stack',
    licence: 'MIT',
  },
  {
    name: 'd3-scale',
    licence: 'ISC',
  },
  {
    name: 'd3-shape',
    licence: 'ISC',
  },
  {
    name: 'expo',
    licence: 'MIT',
  },
  {
    name: 'expo-asset',
    licence: 'MIT',
  },
  {
    name: 'expo-audio',
    licence: 'MIT',
  },
  {
    name: 'expo-clipboard',
    licence: 'MIT',
  },
  {
    name: 'expo-crypto',
    licence: 'MIT',
  },
  {
    name: 'expo-document-picker',
    licence: 'MIT',
  },
  {
    name: 'expo-file-system',
    licence: 'MIT',
  },
  {
    name: 'expo-font',
    licence: 'MIT',
  },
  {
    name: 'expo-haptics',
    licence: 'MIT',
  },
  {
    name: 'expo-keep-awake',
    licence: 'MIT',
  },
  {
    name: 'expo-linking',
    licence: 'MIT',
  },
  {
    name: 'expo-localization',
    licence: 'MIT',
  },
  {
    name: 'expo-sensors',
    licence: 'MIT',
  },
  {
    name: 'expo-sharing',
    licence: 'MIT',
  },
  {
    name: 'expo-splash-screen',
    licence: 'MIT',
  },
  {
    name: 'expo-sqlite',
    licence: 'MIT',
  },
  {
    name: 'expo-status-bar',
    licence: 'MIT',
  },
  {
    name: 'fflate',
    licence: 'MIT',
  },
  {
    name: 'react',
    licence: 'MIT',
  },
  {
    name: 'react-dom',
    licence: 'MIT',
  },
  {
    name: 'react-native',
    licence: 'MIT',
  },
  {
    name: 'react-native-gesture-handler',
    licence: 'MIT',
  },
  {
    name: 'react-native-reanimated',
    licence: 'MIT',
  },
  {
    name: 'react-native-safe-area-context',
    licence: 'MIT',
  },
  {
    name: 'react-native-screens',
    licence: 'MIT',
  },
  {
    name: 'react-native-svg',
    licence: 'MIT',
  },
  {
    name: 'react-native-web',
    licence: 'MIT',
  },
  {
    name: 'react-native-worklets',
    licence: 'MIT',
  },
  {
    name: 'Literata, Golos Text',
    licence: 'OFL-1.1',
  },
];
