/** How an answer says that it did what was asked, by the words of the contract. */
type SuccessRule = (answer: Answer, status: number) => boolean

// Answers are read here before anything is known of their shape.
interface Answer {
  readonly [name: string]: unknown
}

const at = (answer: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Answer | null | undefined)?.[name], answer)

const headerCode = (...codes: string[]): SuccessRule => {
  return (answer) => codes.includes(String(at(answer, 'serviceHeader', 'statusCode')))
}
const code = (...codes: string[]): SuccessRule => {
  return (answer) => codes.includes(String(at(answer, 'statusCode')))
}
const present = (...path: string[]): SuccessRule => {
  return (answer) => at(answer, ...path) !== undefined && at(answer, ...path) !== null
}
const any: SuccessRule = (_, status) => status < 500

const context = ['serviceBody', 'serviceResponse', 'context']

const hasCredit: SuccessRule = (answer) => {
  const details = at(answer, ...context, 'validateOrder', 'orderDetails')
  return Array.isArray(details) && details.every((detail) => at(detail, 'creditApprovalStatus') === 'AP')
}

const rules: Readonly<Record<string, SuccessRule>> = {
  "serviceHeader.statusCode '00' or '0'": headerCode('00', '0'),
  "HTTP 200 and serviceHeader.statusCode '00' or '0'": headerCode('00', '0'),
  "serviceHeader.statusCode '00'": headerCode('00'),
  "add: serviceHeader.statusCode '00' or 'SUCCESS'; remove: '00'": headerCode('00', 'SUCCESS'),
  "serviceHeader.statusMsg 'SUCCESS' and success in the line's spos entry of the id": (answer) =>
    at(answer, 'serviceHeader', 'statusMsg') === 'SUCCESS',
  'throttleList present': present('throttleList'),
  "creditApprovalStatus 'AP'": hasCredit,
  'caseID and cartId present': (answer) => at(answer, 'caseID') !== undefined && at(answer, 'cartId') !== undefined,
  'cases not empty': (answer) => Array.isArray(at(answer, 'cases')) && (at(answer, 'cases') as unknown[]).length > 0,
  'HTTP 200 with inventoryDetails': present('inventoryDetails'),
  'HTTP 200 with product': present('product'),
  'HTTP 200 with tiers': present('tiers'),
  'HTTP 200 with products': present('products'),
  "service.serviceHeader.statusCode '0'": (answer) => at(answer, 'service', 'serviceHeader', 'statusCode') === '0',
  'any answer': any,
  'any answer but a 500': any,
  'HTTP 200': (_, status) => status === 200,
  'HTTP 2xx': (_, status) => status >= 200 && status < 300,
  'HTTP 303 to /smartphones': (_, status) => status === 303,
  "statusCode '00'": code('00'),
  "statusCode '1'": code('1'),
  "status 'SUCCESS'": (answer) => at(answer, 'status') === 'SUCCESS',
  "status '1'": (answer) => at(answer, 'status') === '1',
  'processStep present': (answer) => Boolean(at(answer, ...context, 'contextInfo', 'processStep')),
  'statusCode 0 and a list that is not empty': (answer) => at(answer, 'statusCode') === 0,
  'code 200': (answer) => at(answer, 'code') === 200,
  'isVideoChatAvailable and more than 3 available': present('isVideoChatAvailable'),
  'enableVideoAssist present': present('enableVideoAssist'),
  'favorites present': present('favorites'),
  'data.wishList present': present('data', 'wishList'),
}

export const findSuccessRule = (words: string): SuccessRule | undefined => rules[words]

/** Whether an answer counts as done by the success rule of its operation. */
export const isDone = (words: string, status: number, answer: unknown): boolean => {
  const hasErrors = Array.isArray(at(answer, 'errors'))
  return !hasErrors && (rules[words] ?? any)(answer as Answer, status)
}
