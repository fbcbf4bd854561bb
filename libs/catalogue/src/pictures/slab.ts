import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { box, inset, roundedRect } from './geometry'
import { ACROSS, DIAGONAL, DOWN, fillOf, linear, radial } from './gradients'
import type { WallpaperName } from './picture-subject'
import { castShadow } from './shadows'
import { at, bar, circle, clip, data, defined, group, line, path, reuse } from './svg'
import { drawWallpaper } from './wallpapers'

/** A flat body of glass in a metal frame, its top left corner at the origin. */
export interface Slab {
  width: number
  height: number
  radius: number
}

const FRAME_WIDTH = 3.4

/** The frame's rails catch the light beside both dark edges. Every slab of a document shares it. */
export const frameGradients = ({ frame }: Colorway): string =>
  linear(
    'frame',
    ACROSS,
    [0, darken(frame, 0.55)],
    [0.012, lighten(frame, 0.36)],
    [0.03, lighten(frame, 0.62)],
    [0.06, frame],
    [0.5, lighten(frame, 0.12)],
    [0.94, frame],
    [0.975, lighten(frame, 0.42)],
    [0.99, darken(frame, 0.3)],
    [1, darken(frame, 0.58)],
  ) +
  linear('rim', DOWN, [0, '#fff', 0.7], [0.06, '#fff', 0.1], [0.5, '#fff', 0], [0.94, '#000', 0.06], [1, '#000', 0.42])

type Side = 'left' | 'right'

/** A button from `top` over `length`, both in shares of the height. */
const button = ({ width, height }: Slab, side: Side, top: number, length: number, color: string): string =>
  bar(side === 'left' ? -1.8 : width - 0.6, top * height, 2.6, length * height, { fill: color })

const buttonsOfBack = (slab: Slab, frame: string): string =>
  button(slab, 'right', 0.27, 0.14, darken(frame, 0.24)) +
  [
    [0.2, 0.034],
    [0.265, 0.073],
    [0.365, 0.073],
  ]
    .map(([top = 0, length = 0]) => button(slab, 'left', top, length, darken(frame, 0.12)))
    .join('')

const buttonsOfFront = (slab: Slab, frame: string): string =>
  button(slab, 'right', 0.265, 0.073, darken(frame, 0.24)) +
  button(slab, 'right', 0.365, 0.073, darken(frame, 0.24)) +
  button(slab, 'left', 0.27, 0.14, darken(frame, 0.14))

const antennas = ({ width, height }: Slab, color: string): string =>
  line(data`M0 58h3.4M${width - 3.4} 58h3.4M0 ${height - 58}h3.4M${width - 3.4} ${height - 58}h3.4`, color, 2, {
    opacity: 0.5,
  })

const frameOf = (id: string, slab: Slab, { frame }: Colorway): string =>
  reuse(`${id}-body`, { fill: fillOf('frame') }) +
  reuse(`${id}-body`, { fill: 'none', stroke: fillOf('rim') }) +
  antennas(slab, darken(frame, 0.34))

const bodyOf = (id: string, { width, height, radius }: Slab): string =>
  defined(`${id}-body`, roundedRect(box(0, 0, width, height), radius))

const backPaint = (id: string, { back }: Colorway): string =>
  linear(
    `${id}-back`,
    [0, 0, 0.7, 1],
    [0, lighten(back, 0.21)],
    [0.32, lighten(back, 0.03)],
    [0.7, darken(back, 0.05)],
    [1, darken(back, 0.22)],
  ) +
  radial(`${id}-light`, [0.12, 0.02, 0.85], [0, '#fff', 0.3], [1, '#fff', 0]) +
  radial(`${id}-bounce`, [0.95, 1.02, 0.5], [0, '#fff', 0.14], [1, '#fff', 0]) +
  linear(`${id}-edge`, DIAGONAL, [0, '#fff', 0.75], [0.3, '#fff', 0.12], [0.75, '#000', 0.06], [1, '#000', 0.32])

const sheen = ({ width, height }: Slab, finish: 'matte' | 'gloss'): string =>
  path(data`M${0.62 * width} 0H${width}V${0.86 * height}L${0.2 * width} ${height}Z`, {
    fill: '#fff',
    opacity: finish === 'gloss' ? 0.08 : 0.035,
  })

/** The back with its shadow, frame and buttons; camera and mark are drawn on top by the form. */
export function slabBack(id: string, slab: Slab, paint: Colorway, finish: 'matte' | 'gloss' = 'matte'): string {
  const { width, height, radius } = slab
  const glass = roundedRect(inset(box(0, 0, width, height), FRAME_WIDTH), radius - FRAME_WIDTH)
  const area = data`M0 0H${width}V${height}H0Z`
  return [
    bodyOf(id, slab),
    castShadow(`${id}-body`),
    buttonsOfBack(slab, paint.frame),
    frameOf(id, slab, paint),
    backPaint(id, paint),
    clip(`${id}-clip`, path(glass)),
    group(
      { 'clip-path': fillOf(`${id}-clip`) },
      path(area, { fill: fillOf(`${id}-back`) }),
      path(area, { fill: fillOf(`${id}-light`) }),
      path(area, { fill: fillOf(`${id}-bounce`) }),
      sheen(slab, finish),
    ),
    line(glass, fillOf(`${id}-edge`), 1.1),
  ].join('')
}

export interface Screen {
  wallpaper: WallpaperName
  bezel: number
  /** Drawn over the wallpaper, above the reflection. */
  overlay: string
}

const homeBar = ({ width, height }: Slab, bezel: number): string =>
  bar(width * 0.34, height - bezel - 9, width * 0.32, 2.6, { fill: '#fff', opacity: 0.78 })

/** The front with its shadow, frame, black border, wallpaper and reflection. */
export function slabFront(id: string, slab: Slab, paint: Colorway, { wallpaper, bezel, overlay }: Screen): string {
  const { width, height, radius } = slab
  const whole = box(0, 0, width, height)
  return [
    bodyOf(id, slab),
    castShadow(`${id}-body`),
    buttonsOfFront(slab, paint.frame),
    frameOf(id, slab, paint),
    path(roundedRect(inset(whole, 3), radius - 3), { fill: '#050608' }),
    clip(`${id}-clip`, path(roundedRect(inset(whole, bezel), radius - bezel))),
    linear(`${id}-gloss`, [0, 0, 0.6, 1], [0, '#fff', 0.16], [1, '#fff', 0.02]),
    group(
      { 'clip-path': fillOf(`${id}-clip`) },
      at(
        bezel,
        bezel,
        1,
        drawWallpaper(`${id}-wall`, wallpaper, paint.wallpaper, width - 2 * bezel, height - 2 * bezel),
      ),
      path(data`M${0.4 * width} 0H${width}V${0.7 * height}Z`, { fill: fillOf(`${id}-gloss`), opacity: 0.5 }),
      overlay,
      homeBar(slab, bezel),
    ),
  ].join('')
}

export const punchHole = (x: number, y: number): string =>
  circle(x, y, 5.4, { fill: '#050608' }) + circle(x, y, 2.2, { fill: '#16203a' })

export const island = (x: number, y: number): string =>
  bar(x - 25, y - 7.5, 50, 15, { fill: '#050608' }) +
  circle(x + 16, y, 3.6, { fill: '#141b2a' }) +
  circle(x + 15, y - 1, 1, { fill: '#45588a', opacity: 0.8 })
