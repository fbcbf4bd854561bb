/** What an answer means that is not the operation's own. A status without a row belongs to its class. */
const texts = {
  303: 'Redirects the browser.',
  401: 'There is no session, or it has ended.',
  417: 'A gateway of the carrier failed.',
  '4XX':
    'The server refuses the request: its body or query is invalid (400), the XSRF token is missing or the cart is someone else’s (403), the path or world does not exist (404), it conflicts with the current state (409), it is too large (413) or not JSON (415).',
  '5XX':
    'The carrier failed (500), is not available (503), or a system behind it answered wrongly (502) or too late (504).',
}

type Group = keyof typeof texts

/** The row under which the document lists a status. */
export const statusGroup = (status: string): string =>
  Object.hasOwn(texts, status) || status.startsWith('2') ? status : `${status.charAt(0)}XX`

export const statusText = (group: string): string =>
  Object.hasOwn(texts, group) ? texts[group as unknown as Group] : `Status ${group}.`
