/** Descriptions of the answers that do not come from the operation itself. */
const texts = {
  303: 'Redirects the browser.',
  400: 'The body or the query is invalid.',
  401: 'There is no session, or it has ended.',
  417: 'A gateway of the carrier failed.',
  default:
    'The server refuses the request: the XSRF token is missing or the cart is someone else’s (403), the path or world does not exist (404), it conflicts with the current state (409), it is too large (413) or not JSON (415). Or the carrier failed (500), is not available (503), or a system behind it answered wrongly (502) or too late (504).',
}

type Row = keyof typeof texts

/** What the answers of a row are called: names of components become identifiers of generated code. */
const names: Readonly<Record<Row, string>> = {
  303: 'SeeOther',
  400: 'BadRequest',
  401: 'Unauthorized',
  417: 'GatewayFailure',
  default: 'Failure',
}

export const statusName = (row: string): string => names[row as unknown as Row]

/** The row that documents a status; statuses that clients handle alike share one. */
export const statusRow = (status: string): string =>
  Object.hasOwn(texts, status) || status === '200' ? status : 'default'

export const statusText = (row: string): string => texts[row as unknown as Row]
