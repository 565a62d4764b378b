/** Charts, apart from the rest: they bring d3 with them. */
export { BarChart, type Bar, type BarChartProps } from './BarChart';
export { LineChart, type LineChartProps, type LineSeries } from './LineChart';
