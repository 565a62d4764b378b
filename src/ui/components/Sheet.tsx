/** Paper rising from the bottom edge. The platform's modal keeps focus inside; Esc and the scrim close it. */
import type { ReactNode } from 'react';
import { Modal, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useText } from '../../text/locale';
import { controls } from '../text/controls';
import { useTheme } from '../theme/ThemeProvider';
import { Enter } from './Enter';
import { IconButton } from './IconButton';
import { Scroll } from './Scroll';
import { T } from './Text';
import { useFocusWhen } from './useFocusWhen';
import { useTitleSize } from './useTitleSize';

export interface SheetProps {
  open: boolean;
  /** Without it the sheet stays until what it asks is answered. */
  onClose?: (() => void) | undefined;
  /** Shown as the sheet's heading unless `bare`; always its spoken name. */
  title: string;
  /** Without the heading and the close button: the content brings its own. */
  bare?: boolean;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

const WIDEST = 640;

export function Sheet(props: SheetProps): ReactNode {
  const { open, onClose, title, bare = false, footer, children } = props;
  const { colors, radii, space, motion, shadow } = useTheme();
  const insets = useSafeAreaInsets();
  const { height } = useWindowDimensions();
  const words = useText(controls);
  const paper = useFocusWhen(open);
  const titleSize = useTitleSize(title, onClose ? 1 : 0, { widest: WIDEST });
  if (!open) return null;
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={onClose}
      statusBarTranslucent
      aria-label={title}
    >
      <Enter
        how="fade"
        ms={motion.slide}
        style={[StyleSheet.absoluteFill, { backgroundColor: colors.scrim }]}
      />
      {/* The scrim is a second way out for fingers; keyboards have Esc, screen readers the button. */}
      <View
        aria-hidden
        style={{ flex: 1, minHeight: 48 }}
        onStartShouldSetResponder={() => true}
        onResponderRelease={onClose}
      />
      <Enter
        how="rise"
        ms={motion.slide}
        ref={paper}
        tabIndex={-1}
        style={{
          outlineWidth: 0,
          maxHeight: height - insets.top - 48,
          width: '100%',
          maxWidth: WIDEST,
          alignSelf: 'center',
          backgroundColor: colors.paper,
          borderTopLeftRadius: radii.sheet,
          borderTopRightRadius: radii.sheet,
          boxShadow: shadow('sheet'),
          paddingBottom: insets.bottom + space.l,
        }}
      >
        <View
          style={{
            alignSelf: 'center',
            width: 40,
            height: 4,
            borderRadius: 2,
            backgroundColor: colors.lineStrong,
            opacity: 0.6,
            marginTop: space.s,
            marginBottom: bare ? space.s : 0,
          }}
        />
        {bare ? null : (
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              paddingLeft: space.xl,
              minHeight: 48,
              paddingRight: onClose ? space.s : space.xl,
            }}
          >
            <T variant="heading" heading={2} style={[{ flex: 1 }, titleSize]}>
              {title}
            </T>
            {onClose ? <IconButton icon="close" label={words.close} onPress={onClose} /> : null}
          </View>
        )}
        <Scroll
          style={{ flexGrow: 0, flexShrink: 1 }}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={{
            paddingHorizontal: space.xl,
            paddingVertical: space.s,
            gap: space.m,
          }}
        >
          {children}
        </Scroll>
        {footer ? (
          <View style={{ paddingHorizontal: space.xl, paddingTop: space.s, gap: space.m }}>
            {footer}
          </View>
        ) : null}
      </Enter>
    </Modal>
  );
}
