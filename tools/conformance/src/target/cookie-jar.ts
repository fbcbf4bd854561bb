/** What a browser keeps of cookies. */
export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string): void
  keep(setCookies: readonly string[]): void
  header(): string
  /** Every cookie with its value. */
  all(): Record<string, string>
  copy(): CookieJar
}

export interface SetCookie {
  readonly name: string
  readonly value: string
  /** Attributes by their lower-case name; a flag has an empty value. */
  readonly attributes: ReadonlyMap<string, string>
}

export const readSetCookie = (text: string): SetCookie => {
  const [pair = '', ...attributes] = text.split(/;\s*/)
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  return {
    name,
    value,
    attributes: new Map(
      attributes.map((attribute) => {
        const [key = '', given = ''] = attribute.split(/=(.*)/s)
        return [key.toLowerCase(), given]
      }),
    ),
  }
}

/** A browser drops what is over; the age counts before the day. */
const isGone = ({ attributes }: SetCookie) => {
  const age = attributes.get('max-age')
  return age === undefined ? Date.parse(attributes.get('expires') ?? '') <= Date.now() : Number(age) <= 0
}

/** Decodes a cookie's value; one that is not valid percent-encoding is kept as it is, as a browser does. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export const createCookieJar = (initial: Readonly<Record<string, string>> = {}): CookieJar => {
  const cookies = new Map(Object.entries(initial))
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    keep: (setCookies) => {
      for (const cookie of setCookies.map(readSetCookie)) {
        if (isGone(cookie)) cookies.delete(cookie.name)
        else cookies.set(cookie.name, decoded(cookie.value))
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    all: () => Object.fromEntries(cookies),
    copy: () => createCookieJar(Object.fromEntries(cookies)),
  }
}
