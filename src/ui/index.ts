/**
 * The design system's front door. Drawings, charts and what the first screen does not show though much hangs on it
 * (`Curtain`, `Slider`, `Stepper`, `TableLayout`, `TextField`) are imported by their own paths (`ui/drawings/…`, `ui/charts`,
 * `ui/components/…`), so that the first screen carries only what it shows.
 */
export { Busy, type BusyProps } from './components/Busy';
export { Button, type ButtonKind, type ButtonProps } from './components/Button';
export { Chip, type ChipProps } from './components/Chip';
export { ClauseTag, type ClauseTagProps } from './components/ClauseTag';
export { PrivacyCover, useInFront } from './components/PrivacyCover';
export { Dialog, type DialogProps } from './components/Dialog';
export { Divider } from './components/Divider';
export { EmptyState, type EmptyStateProps } from './components/EmptyState';
export { Icon, type IconProps } from './components/Icon';
export { IconButton, type IconButtonProps } from './components/IconButton';
export type { IconName } from './components/iconPaths';
export { onKeys, radioKeys, type KeyPress } from './components/keys';
export { ListRow, type ListRowProps } from './components/ListRow';
export { RowList, type RowListProps } from './components/RowList';
export { mix } from './components/mix';
export { Panel, type PanelProps } from './components/Panel';
export { Piece, type PieceProps, type PieceState } from './components/Piece';
export { Automata, PlayerBadge, Presence, type PlayerBadgeProps } from './components/PlayerBadge';
export { Screen, type ScreenProps } from './components/Screen';
export { Scroll } from './components/Scroll';
export { Seal, type SealProps } from './components/Seal';
export { rowOfKeys, Segmented, type Option, type SegmentedProps } from './components/Segmented';
export { Sheet, type SheetProps } from './components/Sheet';
export { TableAside } from './components/TableAside';
export { TableRemark } from './components/TableRemark';
export { Still, useStill, type StillProps } from './components/Still';
export { TableCloth } from './components/TableCloth';
export { fittingLine, fittingSize, letterWidth } from './theme/fit';
export { useCramped, useLetterGrowth, useLetterScale } from './theme/letters';
export { Aside, useRoomy, useTrayWidth, useWide, WIDE } from './components/room';
export { T, type TProps } from './components/Text';
export {
  ToastHere,
  ToastProvider,
  useToast,
  type ToastContent,
  type Toasts,
} from './components/Toast';
export { Toggle, type ToggleProps } from './components/Toggle';
export { TopBar, type TopBarIcon, type TopBarProps } from './components/TopBar';
export { Touch, type TouchProps } from './components/Touch';
export { tableMovedOn } from './components/touchGuard';
export { useAppFonts } from './theme/fonts';
export { OWN_COLOURS } from './theme/own';
export { cardboard, type Elevation } from './theme/shadow';
export {
  ThemeProvider,
  useReducedMotion,
  useTheme,
  type Dye,
  type Theme,
  type ThemeProviderProps,
} from './theme/ThemeProvider';
export type { ColorName, Colors, GameTint, Scheme } from './theme/tokens';
export { FACES, type TextVariant } from './theme/type';
export { useNextFrame } from './useNextFrame';
export { useSteady } from './useSteady';
