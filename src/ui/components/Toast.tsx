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

/** On a page, or on the table that a page may hold: the table is nearer. */
type Where = 'page' | 'table';
type Claims = Readonly<Record<Where, number>>;

const NO_CLAIMS: Claims = { page: 0, table: 0 };

interface ToastDesk extends Toasts {
  content: ToastContent | null;
  claims: Claims;
  /** A place of its own for it, until the answer is called. */
  claim(where: Where): () => void;
}

const SILENT: ToastDesk = {
  show() {},
  hide() {},
  content: null,
  claims: NO_CLAIMS,
  claim: () => () => undefined,
};
const ToastContext = createContext<Toasts>(SILENT);
const DeskContext = createContext<ToastDesk>(SILENT);

/** Long enough to read, longer where there is something to press. */
const READING_MS = 4000;
const DECIDING_MS = 8000;

export function useToast(): Toasts {
  return useContext(ToastContext);
}

export function ToastProvider(props: { children: ReactNode }): ReactNode {
  const [content, setContent] = useState<ToastContent | null>(null);
  const [claims, setClaims] = useState(NO_CLAIMS);
  const hide = useCallback(() => setContent(null), []);
  const claim = useCallback((where: Where) => {
    const count = (by: 1 | -1) => setClaims((now) => ({ ...now, [where]: now[where] + by }));
    count(1);
    return () => count(-1);
  }, []);
  const toasts = useMemo<Toasts>(() => ({ show: setContent, hide }), [hide]);
  const desk = useMemo<ToastDesk>(
    () => ({ ...toasts, content, claims, claim }),
    [toasts, content, claims, claim],
  );
  useEffect(() => {
    if (!content) return undefined;
    const timer = setTimeout(hide, content.action ? DECIDING_MS : READING_MS);
    return () => clearTimeout(timer);
  }, [content, hide]);
  return (
    <ToastContext.Provider value={toasts}>
      <DeskContext.Provider value={desk}>
        {props.children}
        {claims.page + claims.table === 0 ? <OverThePage content={content} hide={hide} /> : null}
      </DeskContext.Provider>
    </ToastContext.Provider>
  );
}

/** A remark has a place of its own below this, above tray and footer: it lies over nothing that can be pressed. */
const HereContext = createContext(false);
export const ToastHere = HereContext.Provider;

interface ToastPlaceProps {
  where: Where;
  /** What has to stay free below it. */
  bottom?: number;
}

export function ToastPlace(props: ToastPlaceProps): ReactNode {
  const here = useContext(HereContext);
  return here ? <Place {...props} /> : null;
}

function Place({ where, bottom = 0 }: ToastPlaceProps): ReactNode {
  const { content, hide, claims, claim } = useContext(DeskContext);
  const { space } = useTheme();
  useEffect(() => claim(where), [claim, where]);
  if (where === 'page' && claims.table > 0) return null;
  return (
    <View
      role="status"
      aria-live="polite"
      style={{
        alignItems: 'center',
        padding: content ? space.s : 0,
        paddingBottom: content ? space.s + bottom : 0,
      }}
    >
      {content ? <ToastCard content={content} hide={hide} /> : null}
    </View>
  );
}

interface ShownToast {
  content: ToastContent;
  hide(): void;
}

function OverThePage({ content, hide }: { content: ToastContent | null; hide(): void }): ReactNode {
  const { space } = useTheme();
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
        // What can only be read lets fingers through to what lies below.
        pointerEvents: content?.action ? 'box-none' : 'none',
      }}
    >
      {content ? <ToastCard content={content} hide={hide} /> : null}
    </View>
  );
}

function ToastCard({ content, hide }: ShownToast): ReactNode {
  const { colors, radii, space, shadow } = useTheme();
  return (
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
  );
}
