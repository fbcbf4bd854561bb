export type Attributes = Record<string, string | number | undefined>

/** Two decimals: finer than a screen can show at any size the shop draws. */
export const round = (value: number): number => Math.round(value * 100) / 100

const written = (value: string | number): string => (typeof value === 'number' ? String(round(value)) : value)

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${written(value)}"`,
  )
  const open = `<${name}${pairs.join('')}`
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`
}

/** Path data with rounded numbers: data`M${x} ${y}H${width}`. */
export function data(text: TemplateStringsArray, ...values: (number | string)[]): string {
  return text.reduce((all, part, index) => all + written(values[index - 1] ?? '') + part)
}

export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes })

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx: cx || undefined, cy: cy || undefined, r, ...attributes })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes })

export const bar = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, rx: Math.min(width, height) / 2, ...attributes })

export const line = (d: string, color: string, width: number, attributes: Attributes = {}): string =>
  path(d, { fill: 'none', stroke: color, 'stroke-width': width, ...attributes })

export const group = (attributes: Attributes, ...children: string[]): string => element('g', attributes, ...children)

export const at = (x: number, y: number, scale: number, ...children: string[]): string =>
  group({ transform: data`translate(${x} ${y})${scale === 1 ? '' : ` scale(${round(scale)})`}` }, ...children)

/** A shape that is only drawn where it is reused. */
export const defined = (id: string, d: string): string => element('defs', {}, path(d, { id }))

export const reuse = (id: string, attributes: Attributes = {}): string =>
  element('use', { href: `#${id}`, ...attributes })

export const clip = (id: string, ...shapes: string[]): string => element('clipPath', { id }, ...shapes)
