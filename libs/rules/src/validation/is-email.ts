/** Letters beyond ASCII are of no mailbox that the carrier writes to. */
const localPart = /^(?:[^\s<>()[\]\\.,;:@"\u0080-\uFFFF]+(?:\.[^\s<>()[\]\\.,;:@"\u0080-\uFFFF]+)*|"[^"\\]+")$/
const namedDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i
const bracketedAddress = /^\[(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\]$/
const maximumLength = 120

function isBracketedAddress(domain: string): boolean {
  const parts = bracketedAddress.exec(domain)?.slice(1)
  return parts !== undefined && parts.every((part) => Number(part) <= 255)
}

/** The saved-cart rule: local part, @, a domain with a suffix of two letters or more, or a bracketed IP. */
export function isEmail(value: string): boolean {
  if (value.length > maximumLength) return false
  const at = value.lastIndexOf('@')
  const domain = value.slice(at + 1)
  return at > 0 && localPart.test(value.slice(0, at)) && (namedDomain.test(domain) || isBracketedAddress(domain))
}
