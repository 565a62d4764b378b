/**
 * In the browser only Reanimated's CSS animations are wanted: its front door brings layout animations, lists and
 * shared values along, three times the weight. The version is pinned, so the inner path stays.
 */
import { View } from 'react-native';
import { createCSSAnimatedComponent } from 'react-native-reanimated/lib/module/css';

export const AnimatedView = createCSSAnimatedComponent(View);
