import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { box, inset, roundedRect, type Box } from './geometry'
import { DIAGONAL, DOWN, fillOf, linear } from './gradients'
import { flash, lens, lensDefinition, microphone } from './lens'
import type { Crop } from './picture-document'
import type { CameraType } from './picture-subject'
import { bar, circle, defined, line, path, reuse } from './svg'

interface CameraModule {
  /** The raised plate the lenses stand on, in units of a back 200 wide; its outline is also what a case leaves open. */
  plate: Box
  radius: number
  draw: (paint: Colorway, plate: Box, backWidth: number) => string
}

const edge = (id: string): string => linear(id, DIAGONAL, [0, '#fff', 0.8], [0.45, '#fff', 0.14], [1, '#000', 0.34])

/** A plate raised from the back in the back's own color. */
function plateau({ back }: Colorway, shape: Box, radius: number): string {
  return [
    linear('plate', DIAGONAL, [0, lighten(back, 0.24)], [0.5, lighten(back, 0.06)], [1, darken(back, 0.12)]),
    edge('plate-edge'),
    defined('plate-shape', roundedRect(shape, radius)),
    reuse('plate-shape', { x: 1.6, y: 3.4, fill: '#04080a', opacity: 0.36, filter: 'url(#near)' }),
    reuse('plate-shape', { fill: fillOf('plate') }),
    line(roundedRect(inset(shape, 0.5), radius - 0.5), fillOf('plate-edge'), 1),
  ].join('')
}

/** A metal band from side to side with the lenses under dark glass, and a lighter strip above it. */
function drawBar(paint: Colorway, { y, height }: Box, width: number): string {
  const middle = y + height / 2
  return [
    linear(
      'band',
      DOWN,
      [0, lighten(paint.back, 0.34)],
      [0.12, lighten(paint.back, 0.08)],
      [0.8, paint.back],
      [1, darken(paint.back, 0.26)],
    ),
    path(`M3.4 ${y + height}H${width - 3.4}v5H3.4Z`, { fill: '#04080a', opacity: 0.3, filter: 'url(#near)' }),
    path(`M3.4 ${y}H${width - 3.4}V${y + height}H3.4Z`, { fill: fillOf('band') }),
    line(`M3.4 ${y}H${width - 3.4}`, '#fff', 0.8, { 'stroke-opacity': 0.5 }),
    bar(17, middle - 20, 130, 40, { fill: '#07090b', stroke: lighten(paint.frame, 0.1), 'stroke-width': 1 }),
    ...[37, 82, 127].map((x) => lens(x, middle, 15)),
    flash(width - 30, middle, 5.4),
  ].join('')
}

const modules: Record<CameraType, CameraModule> = {
  'triple-square': {
    plate: box(11, 11, 98, 100),
    radius: 33,
    draw: (paint, plate) =>
      plateau(paint, plate, 33) +
      lens(38, 38, 19) +
      lens(38, 84, 19) +
      lens(82, 61, 19) +
      flash(82, 28) +
      microphone(82, 94),
  },
  'dual-square': {
    plate: box(12, 12, 88, 88),
    radius: 30,
    draw: (paint, plate) =>
      plateau(paint, plate, 30) + lens(38, 38, 18.5) + lens(74, 74, 18.5) + flash(74, 36) + microphone(38, 74),
  },
  'dual-vertical-pill': {
    plate: box(12, 12, 54, 104),
    radius: 26,
    draw: (paint, plate) =>
      plateau(paint, plate, 26) + lens(39, 40, 19) + lens(39, 88, 19) + flash(84, 42, 4.2) + microphone(84, 62),
  },
  'triple-dots': {
    plate: box(15, 17, 46, 140),
    radius: 23,
    draw: () => lens(38, 40, 18) + lens(38, 87, 18) + lens(38, 134, 18) + flash(71, 58, 4.2) + microphone(71, 74),
  },
  'pill-bar': { plate: box(0, 50, 200, 58), radius: 6, draw: drawBar },
  'single-ring': {
    plate: box(15, 15, 62, 62),
    radius: 31,
    draw: (paint) =>
      edge('plate-edge') +
      circle(47, 49, 30, { opacity: 0.3, filter: 'url(#near)' }) +
      circle(46, 46, 30, { fill: lighten(paint.back, 0.12) }) +
      circle(46, 46, 29.4, { fill: 'none', stroke: fillOf('plate-edge'), 'stroke-width': 1.4 }) +
      lens(46, 46, 23) +
      flash(92, 46, 4.6),
  },
  'round-island': {
    plate: box(42, 16, 116, 116),
    radius: 58,
    draw: (paint, plate) =>
      plateau(paint, plate, 58) +
      line('M100 28a46 46 0 1 0 .01 0Z', lighten(paint.frame, 0.2), 0.8, { opacity: 0.5 }) +
      lens(75, 58, 17) +
      lens(125, 58, 17) +
      lens(100, 101, 17) +
      flash(100, 70, 4.6) +
      microphone(100, 38),
  },
}

export const cameraPlate = (type: CameraType): { plate: Box; radius: number } => modules[type]

export function drawCamera(type: CameraType, paint: Colorway, backWidth: number): string {
  const { plate, draw } = modules[type]
  return lensDefinition(paint) + draw(paint, plate, backWidth)
}

const closeUps: Partial<Record<CameraType, Crop>> = {
  'pill-bar': [-12, -8, 168],
  'round-island': [-14, -14, 198],
  'triple-dots': [-14, -10, 184],
}

export const closeUpOf = (camera: CameraType): Crop => closeUps[camera] ?? [-14, -14, 146]
