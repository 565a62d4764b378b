/** Real components as a picture: they can be seen, but not pressed, focused or read out. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, View, type StyleProp, type ViewStyle } from 'react-native';

export function Inert(props: { children: ReactNode; style?: StyleProp<ViewStyle> }): ReactNode {
  const self = useRef<View>(null);
  useEffect(() => {
    const node = self.current as unknown as HTMLElement | null;
    // `aria-hidden` alone would leave the buttons inside in the Tab order.
    if (node && Platform.OS === 'web') node.inert = true;
  }, []);
  return (
    <View
      ref={self}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[{ pointerEvents: 'none' }, props.style]}
    >
      {props.children}
    </View>
  );
}
