/** How a command ends. */
export const exitCode = {
  fine: 0,
  /** What was checked does not hold. */
  failed: 1,
  /** The command line, or what it was given, is wrong. */
  wrongInput: 2,
  unreachable: 3,
  /** The command line itself is at fault. */
  broken: 4,
} as const

export const exitCodeHelp = `
Exit codes:
  0  fine
  1  the check failed: expectations are not met, or a document has errors
  2  wrong use or wrong input
  3  no simulator could be reached
  4  the command line itself failed, which is a bug`
