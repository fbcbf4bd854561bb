export interface MediaType {
  /** Such as `application/json`, in lower case. */
  readonly type: string
  /** Values by lower-case name, without quotes. */
  readonly parameters: Readonly<Record<string, string>>
}

const parameter = (text: string): readonly [string, string] => {
  const [name = '', value = ''] = text.split(/=(.*)/s)
  const unquoted = value.trim().replace(/^"(.*)"$/, '$1')
  return [name.trim().toLowerCase(), unquoted.replaceAll(/\\(.)/g, '$1')]
}

/** A media type as RFC 9110 has it: quotes, spaces and letter case say nothing. */
export const readMediaType = (text = ''): MediaType => {
  const [type = '', ...parameters] = text.split(';')
  return { type: type.trim().toLowerCase(), parameters: Object.fromEntries(parameters.map(parameter)) }
}

export const isJson = ({ type }: MediaType): boolean => /^application\/([\w.-]+\+)?json$/.test(type)
