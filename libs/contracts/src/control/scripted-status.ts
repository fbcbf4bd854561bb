/** Statuses that are about the connection: not every client shows them to its caller, and why. */
export const unsendableStatuses: Readonly<Record<number, string>> = {
  407: 'Only a proxy answers 407: a browser takes it for a broken connection. Take 401',
  408: 'A browser that gets 408 repeats the call by itself. Take 504, or a fault such as hang',
  421: 'A browser that gets 421 repeats the call by itself. Take 404 or 503',
}

/** Why no rule can answer with a status; undefined for one that a rule can have. */
export const whyUnsendable = (status: number): string | undefined =>
  status < 200 || status > 599 ? 'An answer has a status from 200 to 599' : unsendableStatuses[status]

/** Whether HTTP lets an answer of this status carry no body (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
export const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304
