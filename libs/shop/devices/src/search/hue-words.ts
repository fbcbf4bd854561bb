/** Hues by their upper end in degrees, and what they are called in both languages; red goes on from 345. */
const hues: readonly (readonly [upTo: number, called: string])[] = [
  [18, 'red orange rojo roja naranja'],
  [45, 'orange gold brown naranja dorado dorada marrón café'],
  [70, 'yellow green amarillo amarilla verde'],
  [165, 'green verde'],
  [255, 'blue azul'],
  [300, 'purple violet morado morada violeta'],
  [345, 'pink rosa rosado rosada'],
  [360, 'red rojo roja'],
]

/** Shades that have too little of a hue, by the lightness that they end at. */
const shades: readonly (readonly [upTo: number, called: string])[] = [
  [0.25, 'black negro negra'],
  [0.8, 'gray grey silver gris plateado plateada'],
  [1, 'white blanco blanca'],
]

const called = (table: typeof hues, value: number) => table.find(([upTo]) => value <= upTo)?.[1] ?? ''

/** What a color is called in plain words, of its CSS; carriers give colors names of their own. */
export const hueWords = (css: string): string => {
  const [, r = '', g = '', b = ''] = /#(..)(..)(..)/.exec(css) ?? []
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => Number.parseInt(part, 16) / 255)
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const lightness = most - chroma / 2
  if (Number.isNaN(lightness)) return ''
  if (chroma < 0.06) return called(shades, lightness)
  const hue =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return called(hues, (hue * 60 + 360) % 360)
}
