import type { LocalizedText } from '@soe/contracts'

/** Lit sky, low sky, nearest sail, deepest sail. */
export type Wallpaper = readonly [string, string, string, string]

export interface Colorway {
  displayName: LocalizedText
  /** The selector's dot. */
  dot: string
  back: string
  frame: string
  wallpaper: Wallpaper
  /** The metal a watch of this color is cased in. */
  metal: string
}

const SILVER = '#b9bec1'
const GRAPHITE = '#54595d'
const GOLD = '#d3bd98'
const STEEL_WALLPAPER: Wallpaper = ['#eceff0', '#bcc3c7', '#cfd5d8', '#59636a']

export const colors = {
  kelp: {
    displayName: { en: 'Kelp', es: 'Alga' },
    dot: '#3f5b50',
    back: '#4a685c',
    frame: '#8fa097',
    wallpaper: ['#dbe6d8', '#8fae9c', '#9fbfae', '#1f4a40'],
    metal: GRAPHITE,
  },
  chalk: {
    displayName: { en: 'Chalk', es: 'Tiza' },
    dot: '#efeee9',
    back: '#edece6',
    frame: '#cfcfcb',
    wallpaper: ['#f4e6da', '#e9b79b', '#f0c3a6', '#b04a2c'],
    metal: SILVER,
  },
  tar: {
    displayName: { en: 'Tar', es: 'Brea' },
    dot: '#24282c',
    back: '#2c3136',
    frame: '#6a7177',
    wallpaper: ['#20272d', '#38424b', '#8796a2', '#161c21'],
    metal: GRAPHITE,
  },
  clay: {
    displayName: { en: 'Clay', es: 'Arcilla' },
    dot: '#c98468',
    back: '#cb8b71',
    frame: '#ddb7a4',
    wallpaper: ['#f7dccb', '#e39f7c', '#eeb393', '#8e3a22'],
    metal: GOLD,
  },
  fog: {
    displayName: { en: 'Fog', es: 'Niebla' },
    dot: '#a9b9c4',
    back: '#aebdc7',
    frame: '#c6d0d6',
    wallpaper: ['#e4edf2', '#a5bfce', '#bcd2de', '#3b637b'],
    metal: SILVER,
  },
  sand: {
    displayName: { en: 'Sand', es: 'Arena' },
    dot: '#d9c8a9',
    back: '#dacbb0',
    frame: '#d9cebc',
    wallpaper: ['#f6ecd8', '#dcc08c', '#ead3a5', '#8d6a2c'],
    metal: GOLD,
  },
  dusk: {
    displayName: { en: 'Dusk', es: 'Ocaso' },
    dot: '#5d5f78',
    back: '#666983',
    frame: '#9a9bae',
    wallpaper: ['#d8d6e6', '#8a88a8', '#a8a6c4', '#33324f'],
    metal: GRAPHITE,
  },
  buoy: {
    displayName: { en: 'Buoy', es: 'Boya' },
    dot: '#d9532c',
    back: '#da5b36',
    frame: '#e0a18c',
    wallpaper: ['#fbd9c8', '#f0835a', '#f49a72', '#a32c0c'],
    metal: SILVER,
  },
  lichen: {
    displayName: { en: 'Lichen', es: 'Liquen' },
    dot: '#c3cba4',
    back: '#c5cda9',
    frame: '#ccd2bc',
    wallpaper: ['#eef0da', '#b6c28b', '#ccd6a4', '#5b6a2f'],
    metal: SILVER,
  },
  tide: {
    displayName: { en: 'Tide', es: 'Marea' },
    dot: '#27566b',
    back: '#2f6077',
    frame: '#7e9caa',
    wallpaper: ['#cfe3ea', '#5d97ad', '#7db2c6', '#103b4e'],
    metal: SILVER,
  },
  steel: {
    displayName: { en: 'Steel', es: 'Acero' },
    dot: '#b9bec1',
    back: '#b4babd',
    frame: '#d5d9db',
    wallpaper: STEEL_WALLPAPER,
    metal: SILVER,
  },
  clear: {
    displayName: { en: 'Clear', es: 'Transparente' },
    dot: '#e3eaed',
    back: '#d5e0e5',
    frame: '#eef3f5',
    wallpaper: STEEL_WALLPAPER,
    metal: SILVER,
  },
} as const satisfies Record<string, Colorway>

export type ColorName = keyof typeof colors

export const isColorName = (name: string): name is ColorName => Object.hasOwn(colors, name)
