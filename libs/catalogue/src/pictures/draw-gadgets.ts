import type { Colorway } from './colors'
import { darken, inkOn, lighten, lightness } from './color-mixing'
import { ACROSS, DIAGONAL, DOWN, fillOf, linear, radial } from './gradients'
import type { AccessorySubject } from './picture-subject'
import { castShadow } from './shadows'
import { block, metal, recess, solid } from './solid'
import { at, bar, circle, clip, defined, element, ellipse, group, line, path } from './svg'
import { drawBand } from './watch-band'

/** Both halves of a watch band with the connector between them. */
export function drawBandAlone(_: AccessorySubject, paint: Colorway): string {
  return at(
    220,
    210,
    1,
    metal('bar-metal', paint.metal),
    drawBand('sport', paint, 16, 54, 44, 176),
    path(block(-50, -22, 100, 13, 6), { fill: fillOf('bar-metal') }),
    path(block(-50, 9, 100, 13, 6), { fill: fillOf('bar-metal') }),
  )
}

/** A card flying a single pennant. */
export function drawGiftCard(_: AccessorySubject, { back, wallpaper }: Colorway): string {
  const card = block(0, 0, 330, 208, 18)
  return group(
    { transform: 'translate(58 112)rotate(-5 165 104)' },
    solid('card', card, back),
    element('clipPath', { id: 'card-clip' }, path(card)),
    group(
      { 'clip-path': 'url(#card-clip)' },
      path('M120 208C176 150 190 60 176 0H330V208Z', { fill: wallpaper[2], opacity: 0.5 }),
      path('M196 208C250 152 262 70 244 0H330V208Z', { fill: wallpaper[1], opacity: 0.6 }),
      path('M262 208C304 150 312 90 300 0H330V208Z', { fill: wallpaper[0], opacity: 0.6 }),
      path('M0 0H210L60 208H0Z', { fill: '#fff', opacity: 0.05 }),
    ),
    line('M34 28V120', '#fff', 3, { 'stroke-linecap': 'round' }),
    path('M36 30H92L78 49 92 68H36Z', { fill: '#fff' }),
    bar(34, 164, 92, 7, { fill: '#fff', opacity: 0.75 }),
    bar(34, 179, 54, 5, { fill: '#fff', opacity: 0.45 }),
  )
}

const KEY_ROWS: { y: number; keys: number[] }[] = [
  { y: 20, keys: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.6] },
  { y: 52, keys: [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.1] },
  { y: 84, keys: [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.8] },
  { y: 116, keys: [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 2.3] },
  { y: 148, keys: [1, 1, 1, 1.3, 4.6, 1.3, 1, 1.4] },
]

function keyRow({ y, keys }: (typeof KEY_ROWS)[number]): string {
  const unit = (376 - 5 * (keys.length - 1)) / keys.reduce((all, each) => all + each, 0)
  let x = 12
  return keys
    .map((width) => {
      const key = `M${Math.round(x + 4)} ${y}h${Math.round(width * unit - 8)}q4 0 4 4v17q0 4-4 4h-${Math.round(width * unit - 8)}q-4 0-4-4v-17q0-4 4-4Z`
      x += width * unit + 5
      return key
    })
    .join('')
}

export function drawKeyboard(_: AccessorySubject, { back, frame }: Colorway): string {
  const cap = lightness(back) > 0.4 ? lighten(back, 0.5) : lighten(back, 0.1)
  const rows = KEY_ROWS.map(keyRow).join('')
  return group(
    { transform: 'translate(20 122)' },
    solid('deck', block(0, 0, 400, 194, 18), back),
    linear('cap', DOWN, [0, lighten(cap, 0.2)], [1, darken(cap, 0.08)]),
    path(rows, { transform: 'translate(0 1.6)', fill: darken(back, 0.5), opacity: 0.6 }),
    path(rows, { fill: fillOf('cap'), stroke: darken(frame, 0.2), 'stroke-opacity': 0.3, 'stroke-width': 0.7 }),
  )
}

export function drawStylus(_: AccessorySubject, { back, frame }: Colorway): string {
  return group(
    { transform: 'rotate(32 220 210)' },
    metal('nib', frame),
    defined('pen', block(206, 22, 28, 330, 13)),
    castShadow('pen', 0.8),
    path('M208 340H232L222.6 388Q220 394 217.4 388Z', { fill: fillOf('nib') }),
    linear(
      'barrel',
      ACROSS,
      [0, darken(back, 0.4)],
      [0.14, back],
      [0.34, lighten(back, 0.6)],
      [0.6, back],
      [1, darken(back, 0.46)],
    ),
    path(block(206, 22, 28, 322, 12), { fill: fillOf('barrel') }),
    line('M206 58H234', darken(back, 0.4), 1.4),
    line('M206 328H234', darken(back, 0.4), 1.2),
    bar(215, 240, 10, 52, { fill: darken(back, 0.12), opacity: 0.8 }),
  )
}

/** A tag on a leather loop. */
export function drawTracker(_: AccessorySubject, { back, frame }: Colorway): string {
  return [
    metal('bead', frame),
    line('M220 148C178 96 176 34 220 34S262 96 220 148', darken(back, 0.34), 17, { 'stroke-linecap': 'round' }),
    line('M220 148C178 96 176 34 220 34S262 96 220 148', darken(back, 0.08), 13),
    bar(206, 122, 28, 22, { fill: fillOf('bead') }),
    solid('tag', 'M110 258a110 110 0 1 0 220 0 110 110 0 1 0-220 0Z', back),
    circle(220, 258, 84, { fill: 'none', stroke: inkOn(back), 'stroke-width': 1.2, opacity: 0.4 }),
    linear('disc', DIAGONAL, [0, lighten(frame, 0.7)], [0.5, frame], [1, darken(frame, 0.3)]),
    circle(220, 258, 60, { fill: fillOf('disc') }),
    line('M220 236a16 16 0 0 1 16 16c0 13-16 28-16 28s-16-15-16-28a16 16 0 0 1 16-16Z', darken(frame, 0.5), 2.2, {
      opacity: 0.6,
    }),
    circle(220, 252, 5, { fill: darken(frame, 0.5), opacity: 0.6 }),
  ].join('')
}

/** A ring seen from a little above: its outside in front, its inside with the sensors behind. */
export function drawRing(_: AccessorySubject, { back, frame }: Colorway): string {
  const outside = 'M76 190a144 104 0 0 0 288 0v52a144 104 0 0 1-288 0Z'
  const hole = 'M92 190a128 90 0 0 1 256 0a128 90 0 0 1-256 0Z'
  const wall = 'M92 190a128 90 0 0 1 256 0v52a128 90 0 0 0-256 0Z'
  const rim = `M76 190a144 104 0 0 1 288 0a144 104 0 0 1-288 0Z${hole}`
  return group(
    { transform: 'rotate(-14 220 210)' },
    clip('hole', path(hole)),
    linear('wall', DOWN, [0, darken(frame, 0.6)], [1, darken(frame, 0.2)]),
    solid('ring', outside, back),
    linear(
      'gleam',
      ACROSS,
      [0, '#ffffff', 0],
      [0.22, lighten(back, 0.7), 0.75],
      [0.36, '#ffffff', 0],
      [0.8, '#ffffff', 0],
      [0.9, lighten(back, 0.4), 0.5],
      [1, '#ffffff', 0],
    ),
    path(outside, { fill: fillOf('gleam') }),
    group(
      { 'clip-path': fillOf('hole') },
      path(wall, { fill: fillOf('wall') }),
      ...[-46, 0, 46].map((x) => ellipse(220 + x, 124 + Math.abs(x) / 8, 15, 7, { fill: '#16201c', opacity: 0.85 })),
      ...[-46, 46].map((x) => ellipse(220 + x, 124 + Math.abs(x) / 8, 5, 2.4, { fill: '#5fe3a1' })),
    ),
    linear('rim', DIAGONAL, [0, lighten(frame, 0.5)], [0.5, lighten(frame, 0.1)], [1, lighten(frame, 0.7)]),
    path(rim, { fill: fillOf('rim'), 'fill-rule': 'evenodd' }),
  )
}

const rotor = (x: number, y: number, color: string): string =>
  at(
    x,
    y,
    1,
    circle(0, 0, 62, { fill: '#aab4ba', opacity: 0.16 }),
    circle(0, 0, 62, { fill: 'none', stroke: color, 'stroke-width': 5 }),
    path('M-4-4C-30-14-54-8-56 0-40-2-18 4 0 6 18 4 40-2 56 0 54-8 30-14 4-4Z', {
      fill: darken(color, 0.2),
      transform: `rotate(${x + y})`,
    }),
    circle(0, 0, 9, { fill: lighten(color, 0.2), stroke: darken(color, 0.4) }),
  )

export function drawDrone(_: AccessorySubject, { back, frame }: Colorway): string {
  const arms = 'M110 120 330 312M330 120 110 312'
  return [
    element(
      'defs',
      {},
      group(
        { id: 'craft', stroke: '#04090c', fill: 'none', 'stroke-width': 20 },
        path(arms),
        ...[
          [110, 120],
          [330, 120],
          [110, 312],
          [330, 312],
        ].map(([x = 0, y = 0]) => circle(x, y, 56, { 'stroke-width': 12 })),
      ),
    ),
    castShadow('craft', 0.9),
    line(arms, darken(back, 0.3), 20),
    line(arms, back, 14),
    rotor(110, 120, frame),
    rotor(330, 120, frame),
    rotor(110, 312, frame),
    rotor(330, 312, frame),
    solid('hull', block(162, 132, 116, 168, 48), back, { shadow: 0.5 }),
    bar(188, 158, 64, 10, { fill: darken(back, 0.2) }),
    radial('eye', [0.42, 0.4, 0.6], [0, '#2a3d63'], [0.6, '#0b101a'], [1, '#05070a']),
    path(block(184, 232, 72, 52, 20), { fill: '#0d1013' }),
    circle(220, 258, 20, { fill: fillOf('eye'), stroke: '#4b555d', 'stroke-width': 2 }),
    ellipse(214, 251, 5, 3.4, { fill: '#dfe9ff', opacity: 0.8 }),
  ].join('')
}

const stick = (x: number, y: number, color: string): string =>
  at(
    x,
    y,
    1,
    circle(0, 0, 34, { fill: darken(color, 0.45) }),
    circle(0, 3, 26, { opacity: 0.3 }),
    circle(0, 0, 25, { fill: fillOf('stick') }),
    circle(0, 0, 17, { fill: darken(color, 0.22), opacity: 0.5 }),
  )

export function drawController(_: AccessorySubject, { back, frame }: Colorway): string {
  const shell =
    'M128 98C172 88 268 88 312 98C372 110 404 232 400 300C397 346 354 356 326 320L296 280C288 270 278 266 266 266H174C162 266 152 270 144 280L114 320C86 356 43 346 40 300C36 232 68 110 128 98Z'
  const pad = (x: number, y: number): string =>
    circle(x, y, 12, { fill: lighten(back, 0.2), stroke: darken(back, 0.4) })
  return [
    radial('stick', [0.4, 0.3, 0.8], [0, lighten(frame, 0.2)], [1, darken(frame, 0.5)]),
    path('M112 108Q124 76 168 86L166 104ZM328 108Q316 76 272 86L274 104Z', { fill: darken(back, 0.4) }),
    solid('shell', shell, back),
    stick(118, 168, frame),
    stick(268, 222, frame),
    pad(320, 140),
    pad(320, 192),
    pad(294, 166),
    pad(346, 166),
    recess('M160 208h14v-14h16v14h14v16h-14v14h-16v-14h-14Z', back),
    bar(196, 128, 48, 11, { fill: darken(back, 0.35) }),
    circle(220, 164, 9, { fill: frame }),
  ].join('')
}

/** A pin for the card tray beside a spare card. */
export function drawSimTool(_: AccessorySubject, { back, frame }: Colorway): string {
  return [
    linear('chip', DIAGONAL, [0, '#f3dfa2'], [0.5, '#cda95a'], [1, '#8d6a2c']),
    metal('pin', '#aeb5ba'),
    solid('sim', 'M110 92Q110 72 130 72H226L274 120V318Q274 338 254 338H130Q110 338 110 318Z', back),
    path(block(146, 178, 92, 108, 16), { fill: fillOf('chip'), stroke: darken(frame, 0.4), 'stroke-width': 0.8 }),
    line('M146 214H176V178M146 250H176V286M238 214H208V178M238 250H208V286M176 214V250M208 214V250', '#6c5222', 1.4, {
      opacity: 0.7,
    }),
    line('M318 172a30 30 0 1 0 .1 0Z', '#04090c', 9, {
      opacity: 0.2,
      filter: 'url(#near)',
      transform: 'translate(2 6)',
    }),
    line('M318 172a30 30 0 1 0 .1 0Z', '#aeb5ba', 9),
    line('M318 169a33 33 0 0 0-30 20', '#fff', 2, { opacity: 0.8, 'stroke-linecap': 'round' }),
    bar(314, 228, 8, 122, { fill: fillOf('pin') }),
  ].join('')
}
