/** A short remark that comes and goes; read out when it appears. One at a time. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTheme } from '../theme/ThemeProvider';
import { Icon } from './Icon';
import type { IconName } from './iconPaths';
import { T } from './Text';
import { Touch } from './Touch';

export interface ToastContent {
  text: string;
  icon?: IconName;
  action?: { label: string; onPress(): void };
}

export interface Toasts {
  show(content: ToastContent): void;
  hide(): void;
}

const SILENT: Toasts = { show() {}, hide() {} };
const ToastContext = createContext<Toasts>(SILENT);

/** Long enough to read, longer where there is something to press. */
const READING_MS = 4000;
const DECIDING_MS = 8000;

export function useToast(): Toasts {
  return useContext(ToastContext);
}

export function ToastProvider(props: { children: ReactNode }): ReactNode {
  const [content, setContent] = useState<ToastContent | null>(null);
  const hide = useCallback(() => setContent(null), []);
  const toasts = useMemo<Toasts>(() => ({ show: setContent, hide }), [hide]);
  useEffect(() => {
    if (!content) return undefined;
    const timer = setTimeout(hide, content.action ? DECIDING_MS : READING_MS);
    return () => clearTimeout(timer);
  }, [content, hide]);
  return (
    <ToastContext.Provider value={toasts}>
      {props.children}
      <ToastCard content={content} hide={hide} />
    </ToastContext.Provider>
  );
}

function ToastCard(props: { content: ToastContent | null; hide(): void }): ReactNode {
  const { content, hide } = props;
  const { colors, radii, space, shadow } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="status"
      aria-live="polite"
      style={{
        position: 'absolute',
        left: space.l,
        right: space.l,
        bottom: insets.bottom + 88,
        alignItems: 'center',
        pointerEvents: 'box-none',
      }}
    >
      {content ? (
        <View
          style={{
            maxWidth: 520,
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.m,
            paddingLeft: space.l,
            paddingRight: content.action ? space.xs : space.l,
            minHeight: 52,
            borderRadius: radii.button,
            backgroundColor: colors.action,
            boxShadow: shadow('lifted'),
          }}
        >
          {content.icon ? <Icon name={content.icon} size={20} color={colors.onAction} /> : null}
          <T color="onAction" style={{ flexShrink: 1, paddingVertical: space.s }}>
            {content.text}
          </T>
          {content.action ? (
            <Touch
              onPress={() => {
                content.action?.onPress();
                hide();
              }}
              style={{ minHeight: 48, paddingHorizontal: space.m, justifyContent: 'center' }}
            >
              <T variant="bodyStrong" color="onAction" style={{ textDecorationLine: 'underline' }}>
                {content.action.label}
              </T>
            </Touch>
          ) : null}
        </View>
      ) : null}
    </View>
  );
}
