import { darken, lighten } from './color-mixing'
import { box, roundedRect, type Corners } from './geometry'
import { ACROSS, DIAGONAL, fillOf, linear, radial, type Direction } from './gradients'
import { castShadow } from './shadows'
import { defined, path, reuse } from './svg'

const bodyGradient = (id: string, color: string, direction: Direction): string =>
  linear(
    `${id}-fill`,
    direction,
    [0, lighten(color, 0.3)],
    [0.38, lighten(color, 0.04)],
    [0.62, color],
    [1, darken(color, 0.24)],
  )

const edgeGradient = (id: string): string =>
  linear(`${id}-edge`, DIAGONAL, [0, '#fff', 0.75], [0.4, '#fff', 0.12], [1, '#000', 0.36])

interface Finish {
  /** Direction of the light; from top left to bottom right by default. */
  direction?: Direction
  /** How far the shadow reaches; 0 for a part that lies on another. */
  shadow?: number
}

/** A soft-lit body of one material in the outline `d`. */
export function solid(
  id: string,
  d: string,
  color: string,
  { direction = [0, 0, 0.7, 1], shadow = 0.9 }: Finish = {},
): string {
  return [
    bodyGradient(id, color, direction),
    edgeGradient(id),
    radial(`${id}-light`, [0.2, 0.06, 0.7], [0, '#fff', 0.3], [1, '#fff', 0]),
    defined(id, d),
    shadow > 0 ? castShadow(id, shadow) : '',
    reuse(id, { fill: fillOf(`${id}-fill`) }),
    reuse(id, { fill: fillOf(`${id}-light`) }),
    path(d, { fill: 'none', stroke: fillOf(`${id}-edge`), 'stroke-width': 1.3 }),
  ].join('')
}

export const block = (x: number, y: number, width: number, height: number, radius: number | Corners): string =>
  roundedRect(box(x, y, width, height), radius)

/** A round bar lit along its length: plugs, stems, cables seen from the side. */
export const metal = (id: string, color = '#a9afb3'): string =>
  linear(id, ACROSS, [0, darken(color, 0.2)], [0.2, lighten(color, 0.8)], [0.55, color], [1, darken(color, 0.42)])

/** A recess pressed into a body. */
export const recess = (d: string, color: string): string =>
  path(d, { fill: darken(color, 0.5), stroke: lighten(color, 0.35), 'stroke-width': 1, 'stroke-opacity': 0.7 })
