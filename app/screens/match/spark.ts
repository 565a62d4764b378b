/** The four-pointed spark beside what decided, on a grid of 24. */
export const SPARK = 'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z';
