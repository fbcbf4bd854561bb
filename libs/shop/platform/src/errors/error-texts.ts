const genericCodes: readonly string[] = ['API_ERROR', 'HTTP_ERROR', 'SYSTEM_ERROR']
const genericPatterns: readonly RegExp[] = [/\b(API_ERROR|HTTP_ERROR|SYSTEM_ERROR)\b/i, /UNABLE TO CONNECT/i]

export const isGenericCode = (code: string): boolean => genericCodes.includes(code.toUpperCase())

const isGeneric = (message: string, patterns: readonly RegExp[]): boolean =>
  message.trim() === '' || patterns.some((pattern) => pattern.test(message))

/** The text a shopper sees: technical messages, and those a configured pattern names, give way to the default one. */
export const shownMessage = (
  message: string | undefined,
  defaultMessage: string,
  globalPatterns: readonly RegExp[] = [],
): string =>
  message === undefined || isGeneric(message, [...genericPatterns, ...globalPatterns]) ? defaultMessage : message
