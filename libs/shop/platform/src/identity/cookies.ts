import type { Environment } from '../environment'

export type Cookies = Readonly<Record<string, string>>

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const readCookies = ({ cookies }: Pick<Environment, 'cookies'>): Cookies =>
  Object.fromEntries(
    cookies
      .read()
      .split(/;\s*/)
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return [name, decode(value.join('='))]
      }),
  )

const expiredAgo = 3 * 24 * 60 * 60 * 1000

export const expireCookie = ({ cookies, now }: Pick<Environment, 'cookies' | 'now'>, name: string) =>
  cookies.write(`${name}=; path=/; expires=${new Date(now() - expiredAgo).toUTCString()}`)
