import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { DIAGONAL, fillOf, linear, radial } from './gradients'
import { circle, data, element, ellipse, group, path, reuse } from './svg'

const RADIUS = 20
const VIOLET = '#7a6bd0'
const TEAL = '#3fa58f'

const gradients = (frame: string): string[] => [
  linear(
    'lens-ring',
    DIAGONAL,
    [0, lighten(frame, 0.72)],
    [0.4, frame],
    [0.75, darken(frame, 0.4)],
    [1, lighten(frame, 0.1)],
  ),
  linear('lens-tube', DIAGONAL, [0, '#000'], [1, '#3a4147']),
  radial('lens-glass', [0.5, 0.5, 0.5], [0, '#1a1f26'], [0.62, '#0a0c0f'], [1, '#040506']),
  radial(
    'lens-iris',
    [0.46, 0.44, 0.5],
    [0, '#04060a'],
    [0.32, '#0a0f19'],
    [0.7, '#152137'],
    [0.92, '#1f2e4b'],
    [1, '#090c11'],
  ),
  radial('lens-violet', [0.5, 0.5, 0.5], [0, VIOLET, 0.6], [1, VIOLET, 0]),
  radial('lens-teal', [0.5, 0.5, 0.5], [0, TEAL, 0.55], [1, TEAL, 0]),
  linear('lens-shine', [0.1, 0, 0.7, 1], [0, '#d6e4ff', 0.55], [0.6, '#d6e4ff', 0.03]),
]

const glass = (): string[] => [
  circle(0, 0, 17.4, { fill: '#050607' }),
  circle(0, 0, 16, { fill: fillOf('lens-glass') }),
  circle(0, 0, 13.2, { fill: 'none', stroke: '#2d343b', 'stroke-width': 0.5 }),
  circle(0, 0, 10, { fill: fillOf('lens-iris'), stroke: '#000' }),
  circle(0, 0, 6.6, { fill: 'none', stroke: '#3a4b70', 'stroke-opacity': 0.6, 'stroke-width': 0.5 }),
  circle(0, 0, 3.3, { fill: '#020305' }),
  ellipse(3.4, 4.1, 5.6, 4.3, { fill: fillOf('lens-violet') }),
  ellipse(-4, -4, 5, 3.6, { fill: fillOf('lens-teal') }),
  path('M-15.2 0A15.2 15.2 0 0 1 6-14A25 25 0 0 0-15.2 0Z', { fill: fillOf('lens-shine'), opacity: 0.8 }),
  ellipse(-4.2, -5, 1.7, 1.1, { fill: '#eaf2ff', opacity: 0.85, transform: 'rotate(-38-4.2-5)' }),
]

/** The coated lens that every camera of a document reuses. */
export const lensDefinition = ({ frame }: Colorway): string =>
  [
    ...gradients(frame),
    element(
      'defs',
      {},
      group(
        { id: 'lens' },
        circle(0.8, 2, 20.6, { opacity: 0.22 }),
        circle(0, 0, RADIUS, { fill: fillOf('lens-ring') }),
        circle(0, 0, 18.1, { fill: fillOf('lens-tube') }),
        ...glass(),
      ),
    ),
  ].join('')

export const lens = (x: number, y: number, radius: number): string =>
  reuse('lens', { transform: data`translate(${x} ${y})scale(${radius / RADIUS})` })

export const flash = (x: number, y: number, radius = 5): string =>
  circle(x, y, radius, { fill: '#c9bfa3' }) +
  circle(x, y, radius * 0.82, { fill: '#fff6dc' }) +
  circle(x, y, radius * 0.42, { fill: '#f3dfa2' })

export const microphone = (x: number, y: number): string => circle(x, y, 1.3, { fill: '#0b0d0f', opacity: 0.75 })
