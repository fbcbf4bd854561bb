type Channels = [number, number, number]

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Channels

const hexOf = (channels: Channels): string =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`

/** The color `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to)
  return hexOf(channelsOf(from).map((each, index) => each + ((target[index] ?? 0) - each) * share) as Channels)
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share)

/** Shade falls towards a cold ink, as under daylight, and not towards black. */
export const darken = (color: string, share: number): string => mix(color, '#0a1116', share)

/** Perceived lightness from 0 to 1. */
export function lightness(color: string): number {
  const [red, green, blue] = channelsOf(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** A print that reads on `surface` without standing out. */
export const inkOn = (surface: string): string =>
  lightness(surface) > 0.35 ? darken(surface, 0.56) : lighten(surface, 0.4)
