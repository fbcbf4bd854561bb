/** What each status says when it is not an operation's own answer. */
export const statusTexts: Readonly<Record<string, string>> = {
  204: 'Done; there is nothing to say.',
  303: 'Elsewhere.',
  400: 'The request is not one that the operation takes.',
  401: 'There is no session, or it has ended.',
  403: 'The XSRF token is missing, or the cart is someone else’s.',
  404: 'There is no such path or world.',
  409: 'The request contradicts what is there.',
  413: 'The request is too large.',
  415: 'The request is not JSON.',
  417: 'A gateway of the carrier failed.',
  500: 'The carrier failed.',
  502: 'A system behind the carrier answered wrongly.',
  503: 'The carrier is not available.',
  504: 'A system behind the carrier did not answer in time.',
}
