/** The only door to react-native-reanimated: a part of its own, loaded when something may move. */
import { View } from 'react-native';
import { createCSSAnimatedComponent } from 'react-native-reanimated';

export const AnimatedView = createCSSAnimatedComponent(View);
