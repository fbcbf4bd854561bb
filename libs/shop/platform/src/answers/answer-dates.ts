import type { Environment } from '../environment'
import { clockGap } from './clock-gap'

/** When the carrier has answered, by its own clock: milliseconds since 1970, from the header `date`. */
export interface AnswerDates {
  /** Of the latest answer; the page itself counts as one, by the clock here until the carrier has answered. */
  latest: number
  /** Of the latest answer that kept the session alive. */
  latestKept: number
  /** Milliseconds that the carrier's clock was ahead of the one here at the latest answer; absent before the first. */
  ahead?: number
  onAnswer?: (() => void) | undefined
}

/** A call that is refused, or that the server breaks down over, keeps no session alive. */
const keepsAlive = (status: number) => status < 500 && status !== 401 && status !== 403

/** The first date also says when the page was opened by the carrier's clock, however wrong the one here is. */
const learnDate = (dates: AnswerDates, date: number, localNow: number) => {
  const gap = clockGap(date, localNow)
  if (dates.ahead === undefined) dates.latestKept += gap
  dates.ahead = gap
  dates.latest = date
}

/** Notes the date of an answer. One that the page asked for by itself keeps no session alive. */
export const noteAnswer = (
  { answerDates: dates, environment }: { answerDates: AnswerDates; environment: Pick<Environment, 'now'> },
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  isByItself?: boolean,
) => {
  const date = Date.parse(headers.get('date') ?? '')
  if (date) learnDate(dates, date, environment.now())
  if (keepsAlive(status) && !isByItself) dates.latestKept = dates.latest
  dates.onAnswer?.()
}
