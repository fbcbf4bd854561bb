import { lighten, mix } from './color-mixing'
import type { Colorway } from './colors'
import type { WatchSubject } from './picture-subject'
import { bar, circle, group, line } from './svg'
import { drawDigits } from './stroke-digits'

const HAND = '#fff'
const TICK = { pathLength: 60, 'stroke-dashoffset': 0.1 }

const ticks = (): string =>
  circle(0, 0, 52, {
    fill: 'none',
    stroke: HAND,
    'stroke-opacity': 0.4,
    'stroke-width': 4,
    'stroke-dasharray': '.2 .8',
    ...TICK,
  }) +
  circle(0, 0, 50, {
    fill: 'none',
    stroke: HAND,
    'stroke-opacity': 0.95,
    'stroke-width': 8,
    'stroke-dasharray': '.4 4.6',
    ...TICK,
    'stroke-dashoffset': 0.2,
  })

const accentOf = ({ wallpaper }: Colorway): string => mix(wallpaper[2], '#ff6b3d', 0.55)

const analog = (paint: Colorway): string =>
  ticks() +
  bar(-12, 22, 24, 3, { fill: HAND, opacity: 0.3 }) +
  bar(-12, 22, 15, 3, { fill: accentOf(paint) }) +
  group(
    { 'stroke-linecap': 'round' },
    line('M0 0-23-10', HAND, 4.4),
    line('M0 0 34-25', HAND, 3),
    line('M1-9-4 44', accentOf(paint), 1.4),
  ) +
  circle(0, 0, 3.4, { fill: accentOf(paint) }) +
  circle(0, 0, 1.3, { fill: '#0a0c0e' })

const meter = (x: number, share: number, color: string): string =>
  circle(x, 31, 10.5, { fill: 'none', stroke: color, 'stroke-opacity': 0.25, 'stroke-width': 3.4 }) +
  circle(x, 31, 10.5, {
    fill: 'none',
    stroke: color,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    pathLength: 100,
    'stroke-dasharray': `${share} 100`,
    transform: `rotate(-90 ${x} 31)`,
  })

const digital = (paint: Colorway): string =>
  bar(-17, -44, 34, 4, { fill: accentOf(paint) }) +
  drawDigits('10:09', 0, -26, 29, HAND, 1.8) +
  meter(-30, 70, paint.wallpaper[2]) +
  meter(0, 45, HAND) +
  meter(30, 84, accentOf(paint))

const ring = (radius: number, share: number, color: string): string =>
  circle(0, 0, radius, { fill: 'none', stroke: color, 'stroke-opacity': 0.2, 'stroke-width': 9 }) +
  circle(0, 0, radius, {
    fill: 'none',
    stroke: color,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    pathLength: 100,
    'stroke-dasharray': `${share} 100`,
    transform: 'rotate(-90)',
  })

const rings = (paint: Colorway): string =>
  ring(48, 82, accentOf(paint)) +
  ring(36.5, 61, lighten(paint.wallpaper[2], 0.1)) +
  drawDigits('10:09', 0, -8, 16, HAND, 1.9)

const faces: Record<WatchSubject['face'], (paint: Colorway) => string> = { analog, digital, rings }

/** A dial around the origin, 110 wide. */
export const drawWatchFace = (face: WatchSubject['face'], paint: Colorway): string => faces[face](paint)
