import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { ACROSS, DOWN, fillOf, linear } from './gradients'
import type { WatchSubject } from './picture-subject'
import { castShadow } from './shadows'
import { data, defined, element, group, line, path, reuse } from './svg'

type Band = WatchSubject['band']

/** Half a band hanging from y = 0: `top` and `end` are half widths. */
export function bandShape(top: number, end: number, length: number): string {
  return data`M${-top} 0C${-top - 2} ${length * 0.34} ${-end - 4} ${length * 0.62} ${-end} ${length}Q0 ${length + 10} ${end} ${length}C${end + 4} ${length * 0.62} ${top + 2} ${length * 0.34} ${top} 0Z`
}

const clothOf = (band: Band, { back, metal }: Colorway): string => (band === 'link' ? metal : back)

const gradients = (color: string): string =>
  linear(
    'band',
    ACROSS,
    [0, darken(color, 0.42)],
    [0.1, darken(color, 0.08)],
    [0.34, lighten(color, 0.22)],
    [0.7, color],
    [0.92, darken(color, 0.24)],
    [1, darken(color, 0.52)],
  ) + linear('curve', DOWN, [0, '#000', 0.34], [0.32, '#000', 0], [0.72, '#000', 0], [1, '#000', 0.36])

const weave = (color: string): string =>
  element(
    'pattern',
    { id: 'weave', width: 6, height: 4, patternUnits: 'userSpaceOnUse' },
    line('M0 1Q1.5-.6 3 1T6 1', darken(color, 0.4), 0.8, { opacity: 0.6 }),
    line('M0 3Q1.5 1.4 3 3T6 3', lighten(color, 0.4), 0.8, { opacity: 0.5 }),
  )

const links = (color: string): string =>
  element(
    'pattern',
    { id: 'weave', width: 110, height: 17, x: -55, patternUnits: 'userSpaceOnUse' },
    line('M0 16.2H110', darken(color, 0.7), 1.5),
    line('M0 1H110M0 14.6H110', lighten(color, 0.6), 0.7, { opacity: 0.6 }),
    path('M37 0H73V17H37Z', { fill: '#fff', opacity: 0.13 }),
    line('M37 0V17M73 0V17', darken(color, 0.6), 0.7, { opacity: 0.35 }),
  )

const textures: Record<Band, (color: string) => string> = { sport: () => '', woven: weave, link: links }

const holes = (color: string, length: number): string =>
  line([0.42, 0.54, 0.66, 0.78].map((share) => data`M0 ${length * share}v2`).join(''), darken(color, 0.6), 5, {
    'stroke-linecap': 'round',
  })

/** Both halves of a band around the origin, leaving `gap` above and below it for the case. */
export function drawBand(band: Band, paint: Colorway, gap: number, top: number, end: number, length: number): string {
  const color = clothOf(band, paint)
  const fills = ['band', ...(band === 'sport' ? [] : ['weave']), 'curve']
  const half = fills.map((id) => reuse('strap', { fill: fillOf(id) })).join('')
  const lower = group({ transform: `translate(0 ${gap})` }, half, band === 'sport' ? holes(color, length) : '')
  const outline = `${bandShape(top, end, length)}`
  return [
    gradients(color),
    textures[band](color),
    defined('strap', outline),
    element(
      'defs',
      {},
      group(
        { id: 'straps' },
        reuse('strap', { y: gap }),
        path(outline, { transform: `translate(0 ${-gap})scale(1-1)` }),
      ),
    ),
    castShadow('straps', 0.8),
    group({ transform: `translate(0 ${-gap})scale(1-1)` }, half),
    lower,
  ].join('')
}
