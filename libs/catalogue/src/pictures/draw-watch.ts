import type { Colorway } from './colors'
import { darken, lighten } from './color-mixing'
import { box, inset, roundedRect, type Box } from './geometry'
import { ACROSS, DIAGONAL, fillOf, linear, radial } from './gradients'
import { canvas, crop } from './picture-document'
import type { PictureView, WatchSubject } from './picture-subject'
import { castShadow } from './shadows'
import { at, bar, circle, defined, line, path, reuse } from './svg'
import { drawBand } from './watch-band'
import { drawWatchFace } from './watch-face'

interface Case {
  outline: Box
  radius: number
  /** Half the width of the band at the case and at its end. */
  band: [number, number]
  gap: number
}

const cases: Record<WatchSubject['shape'], Case> = {
  square: { outline: box(-72, -88, 144, 176), radius: 52, band: [50, 42], gap: 80 },
  round: { outline: box(-84, -84, 168, 168), radius: 84, band: [46, 40], gap: 74 },
}

const STRAP_END = 196

const metalGradients = (metal: string): string =>
  linear(
    'metal',
    DIAGONAL,
    [0, lighten(metal, 0.66)],
    [0.2, metal],
    [0.5, lighten(metal, 0.3)],
    [0.8, metal],
    [1, darken(metal, 0.5)],
  ) +
  radial('dial', [0.5, 0.42, 0.62], [0, '#171c21'], [1, '#050608']) +
  linear('glare', [0, 0, 0.8, 1], [0, '#fff', 0.24], [0.46, '#fff', 0.02], [0.5, '#fff', 0])

const crown = ({ outline: { x, width } }: Case, metal: string): string =>
  bar(x + width - 3, -40, 11, 34, { fill: fillOf('metal') }) +
  line(`M${x + width + 1}-36v26m3-26v26m3-24v22`, '#000', 1, { 'stroke-opacity': 0.28 }) +
  bar(x + width - 2, 12, 4.4, 36, { fill: darken(metal, 0.28) })

const shell = ({ outline, radius }: Case): string =>
  [
    defined('case', roundedRect(outline, radius)),
    castShadow('case', 0.9),
    reuse('case', { fill: fillOf('metal') }),
    line(roundedRect(inset(outline, 0.6), radius), '#fff', 1, { 'stroke-opacity': 0.5 }),
  ].join('')

const glass = ({ outline, radius }: Case): string => {
  const dial = roundedRect(inset(outline, 6), radius - 6)
  return path(dial, { fill: fillOf('dial'), stroke: '#050608', 'stroke-width': 1.6 })
}

const glare = ({ outline, radius }: Case): string =>
  path(roundedRect(inset(outline, 7), radius - 7), { fill: fillOf('glare'), opacity: 0.55 })

const strapped = (subject: WatchSubject, paint: Colorway): string => {
  const { gap, band } = cases[subject.shape]
  return metalGradients(paint.metal) + drawBand(subject.band, paint, gap, band[0], band[1], STRAP_END - gap)
}

function watchFront(subject: WatchSubject, paint: Colorway): string {
  const watch = cases[subject.shape]
  const face = at(0, 0, subject.shape === 'round' ? 1.22 : 1.06, drawWatchFace(subject.face, paint))
  return strapped(subject, paint) + crown(watch, paint.metal) + shell(watch) + glass(watch) + face + glare(watch)
}

/** The sensor side. */
function watchBack(subject: WatchSubject, paint: Colorway): string {
  const watch = cases[subject.shape]
  return [
    strapped(subject, paint),
    shell(watch),
    radial('sensor', [0.4, 0.35, 0.7], [0, '#3a434b'], [0.7, '#14181c'], [1, '#07090b']),
    circle(0, 0, 55, { fill: lighten(paint.metal, 0.24), stroke: darken(paint.metal, 0.3), 'stroke-width': 0.8 }),
    circle(0, 0, 49, { fill: fillOf('sensor') }),
    circle(0, 0, 30, {
      fill: 'none',
      stroke: '#2f6b4f',
      'stroke-width': 7,
      'stroke-dasharray': '16 31.1',
      opacity: 0.8,
    }),
    circle(0, 0, 12, { fill: '#0a0d10', stroke: '#30383f' }),
    circle(0, 0, 5, { fill: '#57202a' }),
  ].join('')
}

/** The profile: case between both halves of a band that curves away. */
function watchSide(subject: WatchSubject, paint: Colorway): string {
  const { outline } = cases[subject.shape]
  const { metal } = paint
  const length = STRAP_END - 70
  return [
    metalGradients(metal),
    at(-6, 0, 1, drawBand(subject.band === 'sport' ? 'woven' : subject.band, paint, 62, 13, 7, length)),
    linear(
      'profile',
      ACROSS,
      [0, darken(metal, 0.5)],
      [0.2, lighten(metal, 0.5)],
      [0.5, metal],
      [0.8, lighten(metal, 0.2)],
      [1, darken(metal, 0.4)],
    ),
    path(roundedRect(box(14, outline.y + 12, 14, outline.height - 24), [0, 12, 12, 0]), { fill: '#07090b' }),
    defined('case', roundedRect(box(-20, outline.y, 40, outline.height), 14)),
    castShadow('case', 0.8),
    reuse('case', { fill: fillOf('profile') }),
    circle(2, -22, 17, { fill: fillOf('metal'), stroke: darken(metal, 0.4), 'stroke-width': 0.8 }),
    circle(2, -22, 11, { fill: darken(metal, 0.16) }),
    bar(-3, 14, 10, 38, { fill: darken(metal, 0.2) }),
  ].join('')
}

const views: Record<PictureView, (subject: WatchSubject, paint: Colorway) => string> = {
  pair: (subject, paint) => canvas(at(216, 208, 0.98, watchFront(subject, paint))),
  front: (subject, paint) => canvas(at(216, 208, 0.98, watchFront(subject, paint))),
  back: (subject, paint) => canvas(at(220, 208, 0.98, watchBack(subject, paint))),
  side: (subject, paint) => canvas(at(220, 208, 0.98, watchSide(subject, paint))),
  camera: (subject, paint) => crop([-150, -160, 300], watchFront(subject, paint)),
}

export const drawWatch = (subject: WatchSubject, paint: Colorway, view: PictureView): string =>
  views[view](subject, paint)
