import { cameraPlate } from './camera-modules'
import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { box, inset, roundedRect, type Box } from './geometry'
import { DIAGONAL, fillOf, linear, radial } from './gradients'
import type { AccessorySubject } from './picture-subject'
import { castShadow } from './shadows'
import { block, solid } from './solid'
import { at, bar, circle, clip, defined, element, group, line, path, reuse } from './svg'

const BODY = box(0, 0, 208, 400)
const RADIUS = 38

const openingOf = ({ camera = 'triple-square' }: AccessorySubject): { shape: Box; radius: number } => {
  const { plate, radius } = cameraPlate(camera)
  if (camera === 'pill-bar') return { shape: box(16, 52, 176, 58), radius: 28 }
  return {
    shape: box(plate.x + 2, plate.y + 2, plate.width + 4, plate.height + 4),
    radius: Math.min(radius + 2, (plate.width + 4) / 2),
  }
}

const keys = (color: string): string =>
  bar(-2.6, 112, 4, 34, { fill: darken(color, 0.22) }) +
  bar(-2.6, 154, 4, 34, { fill: darken(color, 0.22) }) +
  bar(206.6, 118, 4, 62, { fill: darken(color, 0.34) })

/** The camera opening: a lined hole with a raised lip. */
function opening(subject: AccessorySubject, color: string): string {
  const { shape, radius } = openingOf(subject)
  return [
    linear('lining', DIAGONAL, [0, darken(color, 0.78)], [1, darken(color, 0.56)]),
    path(roundedRect(inset(shape, -3), radius + 3), {
      fill: lighten(color, 0.08),
      stroke: '#fff',
      'stroke-opacity': 0.28,
    }),
    path(roundedRect(shape, radius), { fill: fillOf('lining') }),
    line(roundedRect(inset(shape, 0.8), radius), lighten(color, 0.4), 1.4, { opacity: 0.75 }),
  ].join('')
}

const magnets = (color: string): string =>
  circle(104, 226, 46, { fill: 'none', stroke: darken(color, 0.34), 'stroke-width': 1.6, opacity: 0.5 }) +
  line('M104 284v34', darken(color, 0.34), 1.6, { opacity: 0.5, 'stroke-linecap': 'round' })

export function drawCase(subject: AccessorySubject, { back }: Colorway): string {
  const seam = line(roundedRect(inset(BODY, 5), RADIUS - 5), '#000', 1, { 'stroke-opacity': 0.13 })
  return at(
    118,
    16,
    0.955,
    keys(back),
    solid('case', roundedRect(BODY, RADIUS), back),
    seam,
    opening(subject, back),
    magnets(back),
  )
}

/** Clear plastic: only edges, highlights and a magnet ring, on any background. */
export function drawClearCase(subject: AccessorySubject, { back }: Colorway): string {
  const outline = roundedRect(BODY, RADIUS)
  const { shape, radius } = openingOf(subject)
  const walls = `${outline}${roundedRect(shape, radius)}`
  return at(
    118,
    16,
    0.955,
    linear('glass', DIAGONAL, [0, '#fff', 0.85], [0.3, back, 0.34], [0.62, back, 0.5], [1, darken(back, 0.3), 0.5]),
    defined('shell', outline),
    element('g', { opacity: 0.55 }, castShadow('shell')),
    path(walls, { fill: fillOf('glass'), 'fill-rule': 'evenodd' }),
    line(outline, darken(back, 0.3), 1.2, { opacity: 0.7 }),
    line(roundedRect(inset(BODY, 7), RADIUS - 7), '#fff', 2.2, { opacity: 0.8 }),
    line(roundedRect(inset(BODY, 9), RADIUS - 9), darken(back, 0.3), 0.8, { opacity: 0.5 }),
    line(roundedRect(shape, radius), darken(back, 0.34), 1.6, { opacity: 0.7 }),
    clip('shell-clip', path(outline)),
    group({ 'clip-path': 'url(#shell-clip)' }, path('M120 0H176L60 400H4Z', { fill: '#fff', opacity: 0.16 })),
    circle(104, 226, 46, { fill: 'none', stroke: '#fff', 'stroke-width': 9, opacity: 0.8 }),
    circle(104, 226, 46, { fill: 'none', stroke: darken(back, 0.2), 'stroke-width': 7, opacity: 0.35 }),
  )
}

const STITCHES = { 'stroke-dasharray': '5 3.4', 'stroke-linecap': 'round' }

/** A folio with a stitched edge, a strap and three cards showing. */
export function drawWalletCase(subject: AccessorySubject, { back, frame }: Colorway): string {
  const stitch = lighten(back, 0.45)
  return at(
    118,
    16,
    0.955,
    path(block(8, 6, 208, 392, 26), { fill: darken(back, 0.46) }),
    solid('folio', block(0, 0, 208, 400, 26), back),
    radial('grain', [0.5, 0.5, 0.7], [0, '#fff', 0], [1, '#000', 0.18]),
    path(block(0, 0, 208, 400, 26), { fill: fillOf('grain') }),
    line(block(8, 8, 192, 384, 20), stitch, 1.3, { ...STITCHES, opacity: 0.65 }),
    opening(subject, back),
    ...[0, 1, 2].map((card) =>
      path(block(42, 222 + card * 18, 124, 90, 9), {
        fill: [frame, lighten(back, 0.5), '#e9e7e0'][card],
        stroke: '#000',
        'stroke-opacity': 0.16,
      }),
    ),
    path('M32 284H176V356Q176 364 168 364H40Q32 364 32 356Z', {
      fill: darken(back, 0.08),
      stroke: '#000',
      'stroke-opacity': 0.2,
    }),
    line('M38 290H170V354Q170 358 166 358H42Q38 358 38 354Z', stitch, 1.2, { ...STITCHES, opacity: 0.55 }),
    solid('strap', block(186, 176, 32, 44, 10), darken(back, 0.1), { shadow: 0.2 }),
    circle(200, 198, 5, { fill: frame, stroke: darken(frame, 0.4) }),
  )
}

/** A pane of glass standing off a second one, the front camera's cut-out above. */
export function drawScreenProtector({ front = 'island' }: AccessorySubject, { back }: Colorway): string {
  const pane = block(0, 0, 190, 384, 34)
  const hole = front === 'island' ? block(72, 12, 46, 14, 7) : 'M89 20a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z'
  const glass = (opacity: number): string =>
    path(pane + hole, { fill: fillOf('pane'), 'fill-rule': 'evenodd', opacity }) +
    line(pane, darken(back, 0.34), 1.2, { opacity: 0.75 }) +
    line(block(2, 2, 186, 380, 32), '#fff', 1.4, { opacity: 0.9 }) +
    line(hole, darken(back, 0.4), 1)
  return [
    linear(
      'pane',
      DIAGONAL,
      [0, '#fff', 0.8],
      [0.34, back, 0.4],
      [0.36, '#fff', 0.55],
      [0.52, back, 0.34],
      [0.54, back, 0.5],
      [1, darken(back, 0.3), 0.55],
    ),
    defined('sheet', pane),
    at(158, 14, 0.98, element('g', { opacity: 0.7 }, castShadow('sheet')), glass(0.6)),
    at(96, 24, 0.98, element('g', { opacity: 0.6 }, castShadow('sheet')), glass(1)),
  ].join('')
}

/** Ring covers for three lenses on a carrier card. */
export function drawLensProtector(_: AccessorySubject, { back, frame }: Colorway): string {
  const ring = (x: number, y: number): string =>
    at(
      x,
      y,
      1,
      reuse('rim', { x: 2, y: 5, fill: '#04090c', opacity: 0.3, filter: 'url(#near)' }),
      circle(0, 0, 46, { fill: fillOf('rim-metal') }),
      circle(0, 0, 39, { fill: darken(back, 0.1), stroke: darken(frame, 0.5) }),
      circle(0, 0, 38, { fill: fillOf('cover') }),
      path('M-31-8A32 32 0 0 1 8-31 44 44 0 0 0-31-8Z', { fill: '#fff', opacity: 0.7 }),
    )
  return [
    linear(
      'rim-metal',
      DIAGONAL,
      [0, lighten(frame, 0.7)],
      [0.4, frame],
      [0.75, darken(frame, 0.4)],
      [1, lighten(frame, 0.2)],
    ),
    radial('cover', [0.4, 0.36, 0.7], [0, '#f7fafb', 0.9], [0.6, '#b9c6cd', 0.9], [1, '#64737c', 0.9]),
    defined('rim', 'M-46 0a46 46 0 1 0 92 0 46 46 0 1 0-92 0Z'),
    solid('card', block(92, 42, 256, 330, 20), '#ecebe6'),
    bar(190, 60, 60, 12, { fill: darken('#ecebe6', 0.3), opacity: 0.5 }),
    ring(160, 146),
    ring(160, 272),
    ring(276, 209),
  ].join('')
}
