/** Charts, apart from the rest: they bring d3 with them. */
export { BarChart, type Bar, type BarChartProps } from './BarChart';
export { ColumnChart, type Column, type ColumnChartProps } from './ColumnChart';
export { LineChart, type LineChartProps, type LineSeries } from './LineChart';
