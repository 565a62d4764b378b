/** The vector elements our drawings are made of. In the browser ./svg.web gives the browser's own. */
export {
  Svg,
  Circle,
  Defs,
  Ellipse,
  G,
  Line,
  LinearGradient,
  Path,
  Pattern,
  RadialGradient,
  Rect,
  Stop,
  Text as SvgText,
} from 'react-native-svg';
