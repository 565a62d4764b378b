/** A question that must be answered before anything else. */
import type { ReactNode } from 'react';
import { Modal, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { Button } from './Button';
import { Enter } from './Enter';
import { Scroll } from './Scroll';
import { T } from './Text';
import { useFocusWhen } from './useFocusWhen';

export interface DialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  message?: string;
  children?: ReactNode;
  confirm: { label: string; onPress(): void; danger?: boolean; busy?: boolean; disabled?: boolean };
  cancel: { label: string; onPress(): void };
  game?: string;
}

export function Dialog(props: DialogProps): ReactNode {
  const { open, title, message, children, confirm, cancel } = props;
  const { colors, radii, space, motion, shadow } = useTheme();
  const paper = useFocusWhen(open);
  if (!open) return null;
  return (
    <Modal
      visible
      transparent
      animationType="none"
      onRequestClose={cancel.onPress}
      statusBarTranslucent
      aria-label={title}
    >
      <Enter
        how="fade"
        ms={motion.settle}
        style={{
          flex: 1,
          backgroundColor: colors.scrim,
          alignItems: 'center',
          justifyContent: 'center',
          padding: space.l,
        }}
      >
        <View
          ref={paper}
          tabIndex={-1}
          style={{
            outlineWidth: 0,
            width: '100%',
            maxWidth: 420,
            maxHeight: '90%',
            backgroundColor: colors.paper,
            borderRadius: radii.panel,
            boxShadow: shadow('lifted'),
            padding: space.xl,
            gap: space.m,
          }}
        >
          <Scroll style={{ flexGrow: 0 }} contentContainerStyle={{ gap: space.s }}>
            <T variant="heading" heading={2}>
              {title}
            </T>
            {message ? <T color="inkSoft">{message}</T> : null}
            {children}
          </Scroll>
          <Button
            label={confirm.label}
            onPress={confirm.onPress}
            kind={confirm.danger ? 'danger' : 'primary'}
            busy={confirm.busy}
            disabled={confirm.disabled}
            game={props.game}
          />
          <Button label={cancel.label} onPress={cancel.onPress} kind="quiet" />
        </View>
      </Enter>
    </Modal>
  );
}
