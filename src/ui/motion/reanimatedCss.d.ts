/** The part of react-native-reanimated that ./reanimated.web loads; the package types only its front door. */
declare module 'react-native-reanimated/lib/module/css' {
  export { createCSSAnimatedComponent } from 'react-native-reanimated';
}
