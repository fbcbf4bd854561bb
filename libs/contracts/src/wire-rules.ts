/** What holds around every answer, and of every operation of a kind, by the kind of a finding. */
export const wireRules = {
  'no-request-id': 'every answer has the header e2erequestid',
  'other-request-id': 'e2erequestid is the guiE2eRequestId that was sent',
  'no-json': 'an answer with a body is JSON, and says so in content-type',
  'other-charset': 'JSON is UTF-8, whatever content-type says',
  unreadable: 'the bytes of an answer are what content-encoding and UTF-8 say they are',
  'shared-cache': 'an answer that is made for one shopper is stored by no shared cache',
  'cookie-path': 'a cookie that the shop reads, or that identifies the session, has Path=/',
  'cookie-hidden': 'a cookie that the shop reads is not HttpOnly',
  'cookie-exposed': 'a cookie that identifies the session is HttpOnly',
  'cookie-cross-site': 'a cookie that identifies the session says SameSite, and not None',
  'cookie-short-lived': 'a cookie of a session ends no sooner than the session, thirty minutes after the last call',
  'cookie-twice': 'an answer sets a cookie once',
  'no-allow': 'a 405 names the methods of its path in Allow',
  'error-reveals':
    'no error holds a stack trace, a path of the server, an address of its network, or a query of its database',
  'secret-shown': 'of a card, nothing but the last four digits is ever answered, and no code or PIN',
  'refusal-as-200': 'a refusal has a status of 400 or above',
  'codes-differ': 'statusCode and serviceHeader.statusCode of one answer tell the same outcome',
  'ids-inexact': 'an id is found only letter by letter',
  'retry-repeats': 'a request id that comes again in a session and operation has no second effect',
  'retry-answer': 'a request id that comes again is answered as the first time',
  'retry-crosses': 'a request id means nothing to another session or operation',
  'changed-though-refused': 'what is refused changes nothing',
  'not-stored': 'what is done is stored, also with a field that nobody knows',
  'session-brought': 'the id of a session is made by the backend: one that a browser brings along is nobody’s',
  'uses-other-id': 'an id of one shopper, such as that of a cart, a card or a trade-in, is of no use to another',
  'zip-unknown': '00000 is no ZIP code: an operation that has the error ZIP_CODE_INVALID refuses it with that',
  'order-incomplete':
    'an order needs a plan for each device, a contact, an address, a payment and its agreements; without one of them it is refused',
} as const
export type WireRule = keyof typeof wireRules
