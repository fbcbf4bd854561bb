import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { box, roundedRect } from './geometry'
import { ACROSS, fillOf, linear } from './gradients'
import { castShadow } from './shadows'
import { bar, defined, line, path, reuse } from './svg'

export interface Profile {
  height: number
  thickness: number
  /** Length of the camera rise on the back, to the left. */
  bump: number
}

const light = (frame: string): string =>
  linear(
    'side',
    ACROSS,
    [0, darken(frame, 0.62)],
    [0.1, lighten(frame, 0.32)],
    [0.3, lighten(frame, 0.58)],
    [0.55, frame],
    [0.85, darken(frame, 0.16)],
    [0.93, '#0a0c0e'],
    [1, '#1a1e22'],
  )

const keys = ({ thickness }: Profile, frame: string): string =>
  bar(thickness * 0.42, 80, 5, 16, { fill: darken(frame, 0.22) }) +
  bar(thickness * 0.4, 110, 6, 30, { fill: darken(frame, 0.18) }) +
  bar(thickness * 0.4, 150, 6, 30, { fill: darken(frame, 0.18) })

/** A slab seen from its long side: back to the left, glass to the right. */
export function slabSide(profile: Profile, { frame }: Colorway): string {
  const { height, thickness, bump } = profile
  return [
    light(frame),
    defined('s-body', roundedRect(box(0, 0, thickness, height), thickness * 0.4)),
    castShadow('s-body'),
    bump > 0 ? path(roundedRect(box(-6, 14, 12, bump), [5, 0, 0, 5]), { fill: darken(frame, 0.5) }) : '',
    reuse('s-body', { fill: fillOf('side') }),
    keys(profile, frame),
    line(`M0 54H${thickness}M0 ${height - 54}H${thickness}`, darken(frame, 0.34), 1.6, { opacity: 0.6 }),
  ].join('')
}
