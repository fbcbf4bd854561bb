export const exitCode = {
  held: 0,
  /** Something is broken, or a finding is still there. */
  broken: 1,
  /** Something could not be judged, or the command line is wrong. */
  notJudged: 2,
} as const
