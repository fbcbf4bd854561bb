import { isReservedPath } from './reserved-paths'

const maxDecodings = 5
/** Control characters, every kind of space, and the backslash that browsers read as a slash. */
const forbidden = /[\p{Cc}\p{Z}\ufeff\\]/u

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The path that a browser asks for: it leaves out dots. */
const askedPath = (path: string): string => new URL(path, 'http://shop.invalid').pathname

const isPlainPath = (path: string): boolean =>
  path.startsWith('/') && !path.includes('//') && !forbidden.test(path) && !isReservedPath(askedPath(path))

/** Every layer of percent-encoding must be a plain path: some proxy or router may decode it. */
function isPlainAtEveryLayer(path: string, decodingsLeft: number): boolean {
  const decoded = decode(path)
  if (decoded === null || !isPlainPath(path)) return false
  if (decoded === path) return true
  return decodingsLeft > 0 && isPlainAtEveryLayer(decoded, decodingsLeft - 1)
}

/** Whether an untrusted redirect target (goto, goToUrl, redirect, enter?to=) stays in this shop, and is none of its endpoints. */
export function isShopPath(target: unknown): target is string {
  if (typeof target !== 'string' || forbidden.test(target)) return false
  const [path = ''] = target.split(/[?#]/, 1)
  return isPlainAtEveryLayer(path, maxDecodings)
}
