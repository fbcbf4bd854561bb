/** The parts of a field between separators; one inside a quoted string separates nothing (RFC 9110, 5.6). */
const split = (field: string, separator: ',' | ';'): string[] => {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < field.length; at += 1) {
    const character = field[at]
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted && character === '\\') at += 1
    else if (!isQuoted && character === separator) {
      parts.push(field.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, field.slice(start)].map((part) => part.trim()).filter((part) => part !== '')
}

/** The elements of a field that holds a list, such as `Accept-Language`. */
export const listElements = (field: string): string[] => split(field, ',')

/** A value without its parameters: `application/json` of `application/json; charset=utf-8`. */
export const withoutParameters = (value: string): string => split(value, ';')[0] ?? ''

/** A media type in small letters, without its parameters. */
export const mediaTypeOf = (contentType = ''): string => withoutParameters(contentType).toLowerCase()

const weight = /^q\s*=\s*"?([\d.]+)"?$/i

const weightOf = (element: string): number => {
  const [, ...parameters] = split(element, ';')
  const found = parameters.flatMap((parameter) => weight.exec(parameter)?.[1] ?? [])[0]
  return found === undefined ? 1 : Number(found) || 0
}

/** The elements that a client takes, in small letters without parameters, the best first; one with `q=0` is refused. */
export const acceptedElements = (field = ''): string[] =>
  listElements(field)
    .map((element) => ({ value: withoutParameters(element).toLowerCase(), q: weightOf(element) }))
    .filter(({ q }) => q > 0)
    .sort((left, right) => right.q - left.q)
    .map(({ value }) => value)

/** The elements that a client refuses by `q=0`. */
export const refusedElements = (field = ''): string[] =>
  listElements(field)
    .filter((element) => weightOf(element) === 0)
    .map((element) => withoutParameters(element).toLowerCase())
