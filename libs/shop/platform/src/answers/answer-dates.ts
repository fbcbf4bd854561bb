/** When the carrier has answered, by its own clock: milliseconds since 1970, from the header `date`. */
export interface AnswerDates {
  /** Of the latest answer; the page itself counts as one. */
  latest: number
  /** Of the latest answer that kept the session alive. */
  latestKept: number
  /** Called after every answer. */
  onAnswer?: (() => void) | undefined
}

/** A call that is refused, or that the server breaks down over, keeps no session alive. */
const keepsAlive = (status: number) => status < 500 && status !== 401 && status !== 403

/** Notes the date of an answer. One that the page asked for by itself keeps no session alive. */
export const noteAnswer = (
  dates: AnswerDates,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  isByItself?: boolean,
) => {
  dates.latest = Date.parse(headers.get('date') ?? '') || dates.latest
  if (keepsAlive(status) && !isByItself) dates.latestKept = dates.latest
  dates.onAnswer?.()
}
