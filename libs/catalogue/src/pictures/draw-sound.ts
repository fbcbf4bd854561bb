import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { ACROSS, DIAGONAL, fillOf, linear, radial } from './gradients'
import type { AccessorySubject } from './picture-subject'
import { castShadow } from './shadows'
import { block, metal, solid } from './solid'
import { at, bar, circle, defined, element, ellipse, group, line, path } from './svg'

/** A closed charging case with its lid seam and light. */
export function drawEarbuds(_: AccessorySubject, { back }: Colorway): string {
  return at(
    52,
    82,
    1.76,
    linear(
      'pebble',
      [0.15, 0, 0.6, 1],
      [0, lighten(back, 0.5)],
      [0.2, lighten(back, 0.16)],
      [0.6, back],
      [1, darken(back, 0.34)],
    ),
    linear('pebble-edge', DIAGONAL, [0, '#fff', 0.7], [1, '#000', 0.28]),
    defined('pebble-body', block(0, 0, 190, 140, 66)),
    castShadow('pebble-body', 0.6),
    path(block(0, 0, 190, 140, 66), { fill: fillOf('pebble'), stroke: fillOf('pebble-edge') }),
    radial('glow', [0.28, 0.1, 0.5], [0, '#fff', 0.5], [1, '#fff', 0]),
    path(block(0, 0, 190, 140, 66), { fill: fillOf('glow') }),
    line('M.6 56Q95 62 189.4 56', darken(back, 0.5), 1.5, { opacity: 0.8 }),
    line('M.8 58Q95 64 189.2 58', '#fff', 1, { 'stroke-opacity': 0.45 }),
    bar(80, 53, 30, 11, { fill: darken(back, 0.12) }),
    circle(95, 86, 2.4, { fill: '#3fae6c' }),
  )
}

const cup = (id: string, color: string): string =>
  group(
    { transform: 'translate(100 268)rotate(5)' },
    path(block(-8, -80, 54, 160, 27), { fill: darken(color, 0.55) }),
    solid(id, block(-50, -92, 84, 184, 42), color, { direction: ACROSS }),
    line('M-34-48Q-42 0-34 48', '#fff', 2, { 'stroke-opacity': 0.28, 'stroke-linecap': 'round' }),
  )

export function drawHeadphones(_: AccessorySubject, { back, frame }: Colorway): string {
  const arch = 'M96 232C84 112 136 42 220 42S356 112 344 232'
  return [
    metal('slider', frame),
    element(
      'defs',
      {},
      path(arch, { id: 'arch', fill: 'none', 'stroke-linecap': 'round', stroke: '#04090c', 'stroke-width': 24 }),
    ),
    group({ opacity: 0.9 }, castShadow('arch', 0.7)),
    line(arch, darken(back, 0.36), 26, { 'stroke-linecap': 'round' }),
    line(arch, back, 21, { 'stroke-linecap': 'round' }),
    line('M104 190C102 108 150 48 220 47S330 98 336 176', lighten(back, 0.5), 3, {
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    bar(88, 166, 16, 84, { fill: fillOf('slider'), transform: 'rotate(3 96 208)' }),
    bar(336, 166, 16, 84, { fill: fillOf('slider'), transform: 'rotate(-3 344 208)' }),
    cup('cup', back),
    group({ transform: 'translate(440)scale(-1 1)' }, cup('cup-right', back)),
  ].join('')
}

/** A fabric cylinder on its side with a carrying loop. */
export function drawSpeaker(_: AccessorySubject, { back, frame }: Colorway): string {
  const body = block(106, 44, 228, 338, 70)
  return [
    line('M334 100C376 104 380 176 336 182', darken(back, 0.3), 11, { 'stroke-linecap': 'round' }),
    solid('speaker', body, back, { direction: ACROSS }),
    element(
      'pattern',
      { id: 'weave', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      path('M0 2h4M4 6h4', { stroke: darken(back, 0.6), 'stroke-width': 1.6, opacity: 0.4 }),
      path('M0 3.4h4M4 7.4h4', { stroke: '#fff', 'stroke-width': 0.8, opacity: 0.25 }),
    ),
    path(body, { fill: fillOf('weave') }),
    path('M106 106C106 62 136 44 176 44H264C304 44 334 62 334 106Q220 128 106 106Z', { fill: darken(back, 0.24) }),
    line('M106 106Q220 128 334 106', '#000', 2, { 'stroke-opacity': 0.3 }),
    line('M107 109Q220 131 333 109', '#fff', 1, { 'stroke-opacity': 0.35 }),
    ellipse(220, 74, 74, 15, { fill: darken(back, 0.45) }),
    line('M182 74h14M189 67v14M244 74h14', lighten(frame, 0.4), 2.4, { 'stroke-linecap': 'round' }),
    bar(196, 232, 48, 12, { fill: frame, opacity: 0.9 }),
  ].join('')
}
