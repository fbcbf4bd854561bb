import type { Wallpaper } from './colors'
import { darken, lighten, mix } from './color-mixing'
import { fillOf, linear } from './gradients'
import type { WallpaperName } from './picture-subject'
import { circle, data, group, path } from './svg'

const LAYERS = [0, 1, 2, 3, 4]

type Layer = (width: number, height: number, index: number, fill: string) => string

/** Sail lines that climb to the right, each nearer one lower. */
const sails: Layer = (width, height, index, fill) => {
  const start = height * (0.5 + 0.14 * index)
  const crest = height * (0.3 + 0.12 * index + (index > 2 ? 0.02 : 0))
  const end = height * (0.06 + 0.16 * index)
  return path(
    data`M${-0.2 * width} ${start}C${0.16 * width} ${start - 0.08 * height} ${0.46 * width} ${start + (0.06 - 0.04 * index) * height} ${0.72 * width} ${crest}S${1.1 * width} ${end + 0.06 * height} ${1.3 * width} ${end}V${1.1 * height}H${-0.2 * width}Z`,
    { fill },
  )
}

/** Spinnakers bellying to the right, one behind the other. */
const arcs: Layer = (width, height, index, fill) => {
  const edge = width * (0.72 - 0.24 * index)
  return path(
    data`M${edge} ${-0.05 * height}C${edge + 0.56 * width} ${0.28 * height} ${edge + 0.6 * width} ${0.66 * height} ${edge - 0.02 * width} ${1.08 * height}H${-0.6 * width}V${-0.05 * height}Z`,
    { fill },
  )
}

/** Rings spreading from a point below. */
const rings: Layer = (width, height, index, fill) =>
  circle(0.42 * width, 0.98 * height, Math.max(width, height * 0.5) * (1.06 - 0.2 * index), { fill })

/** Mainsails in line ahead: a straight luff to the right, a full leech to the left. */
const peaks: Layer = (width, height, index, fill) => {
  const luff = width * (1.02 - 0.19 * index)
  const head = height * (-0.08 + 0.17 * index)
  return path(
    data`M${luff} ${head}L${luff + 0.14 * width} ${1.1 * height}H${-0.6 * width}C${luff - 0.72 * width} ${0.84 * height} ${luff - 0.4 * width} ${head + 0.24 * height} ${luff} ${head}Z`,
    { fill },
  )
}

const layers: Record<WallpaperName, Layer> = { sails, arcs, rings, peaks }

const sailGradient = (id: string, color: string): string =>
  linear(
    id,
    [0.25, 0, 0.6, 1],
    [0, lighten(color, 0.46)],
    [0.22, lighten(color, 0.14)],
    [0.6, color],
    [1, darken(color, 0.34)],
  )

/** Layers of lit cloth in the device's hue, drawn over `width` by `height` from the origin; ids start with `id`. */
export function drawWallpaper(
  id: string,
  name: WallpaperName,
  [sky, low, near, deep]: Wallpaper,
  width: number,
  height: number,
): string {
  return group(
    {},
    linear(`${id}-sky`, [0, 0, 0.3, 1], [0, sky], [1, low]),
    ...LAYERS.map((index) => sailGradient(`${id}-${index}`, mix(near, deep, index / 4))),
    path(data`M0 0H${width}V${height}H0Z`, { fill: fillOf(`${id}-sky`) }),
    ...LAYERS.map((index) => layers[name](width, height, index, fillOf(`${id}-${index}`))),
  )
}
