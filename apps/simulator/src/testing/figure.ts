/** The small figure of every test run, or the full one of the soak. */
export const figure = (small: number, full: number): number => (process.env['SOAK'] === '1' ? full : small)
