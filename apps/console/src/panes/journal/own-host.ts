const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The address under a name that only this world has, so that its cookies are its own: browsers take every name below
 * localhost for this machine. Elsewhere, and where the id makes no name, the address as it is.
 */
export const ownHost = (address: string, world: string): string => {
  const url = new URL(address)
  const label = world.toLowerCase()
  if (url.hostname === 'localhost' && hostLabel.test(label)) url.hostname = `${label}.localhost`
  return url.href
}
