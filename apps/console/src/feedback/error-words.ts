const isUnreachable = (error: unknown) => error instanceof TypeError

/** The control API's own message, without the prefix that names status and code. */
export const errorWords = (error: unknown): string => {
  if (isUnreachable(error)) return 'The simulator can’t be reached. It is tried again by itself.'
  if (!(error instanceof Error)) return 'Something went wrong in this page.'
  return error.message.replace(/^the simulator answered \d+ \w+: /, '')
}
