import type { Colorway } from './colors'
import { darken, inkOn, lighten } from './color-mixing'
import { ACROSS, DIAGONAL, DOWN, fillOf, linear } from './gradients'
import type { AccessorySubject } from './picture-subject'
import { castShadow } from './shadows'
import { block, metal, recess, solid } from './solid'
import { at, bar, circle, defined, element, group, line, path, reuse } from './svg'
import { drawDigits } from './stroke-digits'

const port = (x: number, y: number): string =>
  bar(x - 21, y - 8, 42, 16, { fill: '#1a1e21' }) + bar(x - 14, y - 2.4, 28, 4.8, { fill: '#6d757a' })

const prong = (y: number): string =>
  path(block(292, y, 66, 22, 3), { fill: fillOf('prong'), stroke: '#565d62', 'stroke-width': 0.8 }) +
  circle(340, y + 11, 4.4, { fill: '#5b6267' })

export function drawCharger({ watts = 30 }: AccessorySubject, { back }: Colorway): string {
  return [
    linear('prong', DOWN, [0, '#f4f5f6'], [0.5, '#a9afb3'], [1, '#7c8388']),
    prong(150),
    prong(246),
    solid('brick', block(74, 92, 236, 236, 52), back),
    line('M288 112V308', '#000', 1.6, { 'stroke-opacity': 0.12 }),
    line('M290 112V308', '#fff', 1, { 'stroke-opacity': 0.4 }),
    ...(watts < 60 ? [port(182, 202)] : [port(182, 166), port(182, 208)]),
    drawDigits(`${watts}`, 182, 246, 20, inkOn(back), 1.9),
  ].join('')
}

export function drawCarCharger(_: AccessorySubject, { back, frame }: Colorway): string {
  return group(
    { transform: 'rotate(24 220 220)' },
    metal('tip', '#c4b48a'),
    metal('ring', frame),
    path(block(203, 330, 34, 46, 12), { fill: fillOf('tip') }),
    solid('barrel', block(176, 176, 88, 166, [6, 6, 26, 26]), darken(back, 0.3), { direction: ACROSS }),
    path('M168 230h8v54q-9-6-8-54ZM272 230h-8v54q9-6 8-54Z', { fill: fillOf('ring') }),
    solid('head', block(158, 68, 124, 126, 34), back, { direction: ACROSS, shadow: 0.5 }),
    path(block(158, 176, 124, 10, 4), { fill: fillOf('ring') }),
    port(220, 112),
    port(220, 148),
  )
}

/** A magnetic puck seen from the front, its cable leaving below. */
export function drawWirelessPad(_: AccessorySubject, { back, frame }: Colorway): string {
  return [
    line('M220 300C220 372 262 404 330 398', darken(back, 0.14), 11, { 'stroke-linecap': 'round' }),
    line('M218 300C218 370 260 401 330 395', '#fff', 2.4, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' }),
    linear('brim', DIAGONAL, [0, lighten(frame, 0.7)], [0.45, frame], [1, darken(frame, 0.46)]),
    solid('puck', 'M84 196a136 136 0 1 0 272 0 136 136 0 1 0-272 0Z', frame),
    circle(220, 196, 135, { fill: fillOf('brim') }),
    solid('pad', 'M96 196a124 124 0 1 0 248 0 124 124 0 1 0-248 0Z', back, { shadow: 0 }),
    circle(220, 196, 92, { fill: 'none', stroke: inkOn(back), 'stroke-width': 1.6, opacity: 0.35 }),
    line('M226 168 204 202H220L214 226 236 190H220Z', inkOn(back), 2.2, { opacity: 0.6, 'stroke-linejoin': 'round' }),
  ].join('')
}

const plug = (x: number, y: number, turn: number, color: string): string =>
  group(
    { transform: `translate(${x} ${y})rotate(${turn})` },
    path(block(-13, -50, 26, 26, 5), { fill: fillOf('plug') }),
    path(block(-19, -28, 38, 64, 9), { fill: fillOf('sleeve'), stroke: darken(color, 0.3), 'stroke-width': 0.8 }),
    path(block(-9, 34, 18, 24, 5), { fill: fillOf('sleeve') }),
  )

/** A braided cable in two turns with both plugs up. */
export function drawCable(_: AccessorySubject, { back }: Colorway): string {
  const run =
    'M150 158C150 240 92 250 92 304C92 366 172 388 226 388C302 388 352 350 352 300C352 250 300 222 226 222C164 222 124 256 124 302C124 346 176 358 226 358C282 358 318 336 318 300C318 252 286 244 286 158'
  return [
    metal('plug', '#b9bfc3'),
    linear('sleeve', ACROSS, [0, darken(back, 0.3)], [0.28, lighten(back, 0.4)], [0.6, back], [1, darken(back, 0.34)]),
    element('defs', {}, path(run, { id: 'run', fill: 'none', 'stroke-linecap': 'round' })),
    group(
      { stroke: '#04090c', 'stroke-width': 13 },
      reuse('run', { x: 5, y: 12, opacity: 0.24, filter: 'url(#soft)' }),
      reuse('run', { x: 1, y: 4, opacity: 0.28, filter: 'url(#near)' }),
    ),
    reuse('run', { stroke: darken(back, 0.3), 'stroke-width': 14 }),
    reuse('run', { stroke: back, 'stroke-width': 12 }),
    reuse('run', { stroke: lighten(back, 0.4), 'stroke-width': 4, x: -1.4, y: -1.8, opacity: 0.7 }),
    reuse('run', { stroke: darken(back, 0.5), 'stroke-width': 12, 'stroke-dasharray': '1 5', opacity: 0.22 }),
    plug(150, 100, 0, back),
    plug(286, 100, 0, back),
  ].join('')
}

export function drawPowerBank(_: AccessorySubject, { back }: Colorway): string {
  const light = (index: number): string =>
    circle(186 + index * 22, 344, 4, { fill: index < 3 ? '#e9fff2' : '#fff', opacity: index < 3 ? 0.95 : 0.25 })
  return [
    solid('bank', block(114, 30, 212, 358, 40), back),
    circle(220, 186, 62, { fill: 'none', stroke: inkOn(back), 'stroke-width': 12, opacity: 0.12 }),
    circle(220, 186, 62, { fill: 'none', stroke: inkOn(back), 'stroke-width': 1.4, opacity: 0.5 }),
    line('M228 150 200 192H220L212 222 240 180H220Z', inkOn(back), 2.2, { opacity: 0.55, 'stroke-linejoin': 'round' }),
    recess(block(172, 332, 96, 24, 12), back),
    ...[0, 1, 2, 3].map(light),
    bar(326, 96, 4, 40, { fill: darken(back, 0.3) }),
  ].join('')
}

/** A plug-in socket with its own button and light. */
export function drawSmartPlug(_: AccessorySubject, { back }: Colorway): string {
  const slot = (x: number, height: number): string => bar(x, 190 - height / 2, 11, height, { fill: '#22272b' })
  return [
    solid('plug-body', block(92, 72, 256, 256, 66), back),
    circle(220, 200, 92, {
      fill: darken(back, 0.05),
      stroke: inkOn(back),
      'stroke-opacity': 0.35,
      'stroke-width': 1.4,
    }),
    linear('dish', DIAGONAL, [0, '#000', 0.16], [0.5, '#000', 0.02], [1, '#fff', 0.4]),
    circle(220, 200, 91, { fill: fillOf('dish') }),
    slot(180, 46),
    slot(249, 54),
    path('M206 246a14 14 0 0 1 28 0v10h-28Z', { fill: '#22272b' }),
    circle(316, 200, 7, { fill: '#3fae6c' }),
    circle(316, 200, 12, { fill: '#3fae6c', opacity: 0.2 }),
  ].join('')
}

/** A home signal repeater: a pillar with a woven foot and a light. */
export function drawExtender(_: AccessorySubject, { back }: Colorway): string {
  return [
    solid('pillar', block(132, 34, 176, 356, 60), back, { direction: ACROSS }),
    element(
      'pattern',
      { id: 'weave', width: 7, height: 7, patternUnits: 'userSpaceOnUse' },
      circle(2, 2, 1.1, { fill: darken(back, 0.6), opacity: 0.4 }),
      circle(5.5, 5.5, 1.1, { fill: darken(back, 0.6), opacity: 0.4 }),
    ),
    path('M132 214V330C132 366 156 390 192 390H248C284 390 308 366 308 330V214Q220 234 132 214Z', {
      fill: darken(back, 0.12),
    }),
    path('M132 214V330C132 366 156 390 192 390H248C284 390 308 366 308 330V214Q220 234 132 214Z', {
      fill: fillOf('weave'),
    }),
    line('M132 214Q220 234 308 214', '#fff', 1.4, { 'stroke-opacity': 0.5 }),
    circle(220, 120, 6, { fill: '#3fae6c' }),
    circle(220, 120, 12, { fill: '#3fae6c', opacity: 0.2 }),
    line('M196 96A34 34 0 0 1 244 96M206 108A20 20 0 0 1 234 108', inkOn(back), 2.2, {
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

/** An arm on a vent clip with a magnetic face. */
export function drawCarMount(_: AccessorySubject, { back, frame }: Colorway): string {
  return [
    metal('arm', frame),
    defined('foot', block(150, 326, 140, 62, 24)),
    castShadow('foot', 0.8),
    path('M204 232H236L246 340H194Z', { fill: fillOf('arm') }),
    solid('base', block(150, 326, 140, 62, 24), darken(back, 0.18), { shadow: 0 }),
    line('M186 344v28M206 342v32M234 342v32M254 344v28', '#000', 3, {
      'stroke-opacity': 0.22,
      'stroke-linecap': 'round',
    }),
    circle(220, 244, 27, { fill: fillOf('arm'), stroke: darken(frame, 0.4) }),
    at(
      220,
      142,
      1,
      solid('face', 'M-114 0a114 114 0 1 0 228 0 114 114 0 1 0-228 0Z', back),
      circle(0, 0, 84, { fill: 'none', stroke: fillOf('arm'), 'stroke-width': 11 }),
      circle(0, 0, 60, { fill: darken(back, 0.1) }),
      line('M0-22V22M-22 0H22', inkOn(back), 2, { opacity: 0.35, 'stroke-linecap': 'round' }),
    ),
  ].join('')
}
