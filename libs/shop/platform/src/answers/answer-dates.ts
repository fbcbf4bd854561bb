import type { Environment } from '../environment'

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

/** The same fetch, which notes the date of every answer. */
export const noteDates =
  (dates: AnswerDates, fetch: Environment['fetch']): Environment['fetch'] =>
  async (input, init) => {
    const response = await fetch(input, init)
    dates.latest = Date.parse(response.headers.get('date') ?? '') || dates.latest
    if (keepsAlive(response.status)) dates.latestKept = dates.latest
    dates.onAnswer?.()
    return response
  }
