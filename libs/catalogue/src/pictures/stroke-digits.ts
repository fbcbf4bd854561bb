import { data, group, path } from './svg'

const HEIGHT = 16
const GAP = 4.5

/** Glyphs drawn as strokes in a box 16 high, so that a picture needs no font. */
const glyphs: Record<string, { width: number; d: string }> = {
  '0': { width: 10, d: 'M0 5a5 5 0 0 1 10 0v6a5 5 0 0 1-10 0Z' },
  '1': { width: 4, d: 'M0 3.2 4 0V16' },
  '2': { width: 10, d: 'M.3 4.4A4.8 4.6 0 0 1 9.8 4.6C9.8 8.6 1 11.4 0 16H10' },
  '3': { width: 10, d: 'M.8 3A4.5 3.8 0 1 1 4.8 7.6A4.9 4.2 0 1 1 .3 12.8' },
  '4': { width: 10, d: 'M7.6 16V0L0 11.6H10' },
  '5': { width: 10, d: 'M9.2 0H1.6L.8 7.4A5 4.8 0 1 1 .4 13' },
  '6': { width: 10, d: 'M6.4 0C2 2 0 6 0 11A5 5 0 1 0 10 11 5 5 0 0 0 0 11' },
  '9': { width: 10, d: 'M10 5A5 5 0 1 0 0 5 5 5 0 0 0 10 5C10 10 8 14 3.6 16' },
  ':': { width: 0.1, d: 'M0 4.6v.1M0 11.6v.1' },
}

/** Digits centred on `x`, their top at `y`. */
export function drawDigits(text: string, x: number, y: number, height: number, color: string, weight = 1.5): string {
  const known = [...text].flatMap((each) => glyphs[each] ?? [])
  const scale = height / HEIGHT
  const total = known.reduce((all, { width }) => all + width + GAP, -GAP)
  let cursor = 0
  const strokes = known.map(({ width, d }) => {
    const glyph = path(d, { transform: data`translate(${cursor})` })
    cursor += width + GAP
    return glyph
  })
  const transform = data`translate(${x - (total * scale) / 2} ${y})scale(${scale})`
  return group(
    {
      transform,
      fill: 'none',
      stroke: color,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...strokes,
  )
}
